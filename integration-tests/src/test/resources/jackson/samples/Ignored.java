package samples;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;

/** Members that are not in the JSON. */
@JsonIgnoreProperties({"hidden", "cached"})
public class Ignored {
  @JsonIgnore public String secret;
  public transient String scratch;
  public static String shared = "x";
  @JsonIgnore public String hidden;
  public String shown;
  private String other;

  @JsonIgnore public String getOther() { return other; }
  public String getCached() { return "c"; }
}
