package samples;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;

/** A creator that takes the rest of the properties. */
public class OddAnyCreator {
  public Open open;

  public static final class Open {
    private final String name;
    private final Map<String, Object> rest;
    @JsonCreator public Open(@JsonProperty("name") String name, @JsonAnySetter Map<String, Object> rest) { this.name = name; this.rest = rest; }
    public String getName() { return name; }
    @JsonAnyGetter public Map<String, Object> rest() { return rest; }
  }
}
