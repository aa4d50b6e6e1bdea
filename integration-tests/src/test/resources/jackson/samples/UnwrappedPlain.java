package samples;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.crd4j.annotations.Required;
import java.util.List;

/** A part that is spread out as it is. */
public class UnwrappedPlain {
  public String name;
  @JsonUnwrapped @Required public Place place = new Place();

  public static class Place { public int row; public String column; public List<String> tags; }
}
