package samples;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import java.util.LinkedHashMap;
import java.util.Map;

/** Properties without a name beside those with one. */
public class AnyProperties {
  public String name;
  private Map<String, Object> rest = new LinkedHashMap<>();

  @JsonAnyGetter public Map<String, Object> getRest() { return rest; }
  @JsonAnySetter public void put(String key, Object value) { rest.put(key, value); }
}
