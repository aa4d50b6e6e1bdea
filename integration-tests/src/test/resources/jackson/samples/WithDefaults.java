package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.Default;

/** Defaults, which the server fills in. */
public class WithDefaults {
  @Default("3") public Integer replicas = 3;
  @Default("info") public String level = "info";
  @JsonProperty(required = true) public Part part;

  public static class Part { @Default("8080") public Integer port; public String name; }
}
