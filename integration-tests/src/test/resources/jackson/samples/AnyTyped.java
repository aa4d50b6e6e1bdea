package samples;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import java.util.LinkedHashMap;
import java.util.Map;

/** Only properties without a name, all of one type. */
public class AnyTyped {
  public Labels labels;

  public static class Labels {
    private Map<String, Integer> all = new LinkedHashMap<>();
    @JsonAnyGetter public Map<String, Integer> all() { return all; }
    @JsonAnySetter public void put(String key, Integer value) { all.put(key, value); }
  }
}
