package samples;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import java.util.LinkedHashMap;
import java.util.Map;

/** A field with all properties that have no name. */
public class AnyField {
  public String name;
  @JsonAnySetter @JsonAnyGetter public Map<String, Object> rest = new LinkedHashMap<>();
}
