package samples;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

// mappers: 2, fabric8
/** Collections that have getters only. */
public class FinalCollections {
  private final List<String> list = new ArrayList<>();
  private final Map<String, Integer> map = new LinkedHashMap<>();

  public List<String> getList() { return list; }
  public Map<String, Integer> getMap() { return map; }
}
