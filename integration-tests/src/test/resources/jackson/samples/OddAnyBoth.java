package samples;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.LinkedHashMap;
import java.util.Map;

/** Any-getters and setters in a superclass, with a typed map and an ignored field. */
public class OddAnyBoth extends OddAnyBase {
  public String own;
}
class OddAnyBase {
  @JsonIgnore protected Map<String, Object> additionalProperties = new LinkedHashMap<>();
  @JsonAnyGetter public Map<String, Object> getAdditionalProperties() { return additionalProperties; }
  @JsonAnySetter public void setAdditionalProperty(String name, Object value) { additionalProperties.put(name, value); }
}
