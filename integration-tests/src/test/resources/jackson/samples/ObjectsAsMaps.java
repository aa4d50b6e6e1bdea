package samples;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** Any objects with a type that says little. */
public class ObjectsAsMaps {
  public Map<String, Map<String, Object>> maps;
  public List<Map<String, Object>> list;
  public Serializable serializable;
  public Map<String, ?> wild;
}
