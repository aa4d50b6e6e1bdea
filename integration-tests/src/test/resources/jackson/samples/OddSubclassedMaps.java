package samples;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Subclasses of maps and lists with names and members of their own. */
public class OddSubclassedMaps {
  public Settings settings;
  public Options<Integer> options;
  public Sorted sorted;
  public Names names;

  public static class Settings extends LinkedHashMap<String, Object> { private static final long serialVersionUID = 1L; @JsonIgnore public String getExtra() { return "x"; } }
  public static class Options<V> extends HashMap<String, List<V>> { private static final long serialVersionUID = 1L; }
  public static class Sorted extends TreeMap<String, Map<String, Integer>> { private static final long serialVersionUID = 1L; }
  public static class Names extends LinkedHashSet<String> { private static final long serialVersionUID = 1L; }
}
