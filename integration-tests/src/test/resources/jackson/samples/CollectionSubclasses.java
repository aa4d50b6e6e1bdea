package samples;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.TreeMap;

/** Classes that are lists and maps. */
public class CollectionSubclasses {
  public Names names;
  public Labels labels;
  public Table table;

  public static class Names extends ArrayList<String> { private static final long serialVersionUID = 1L; }
  public static class Labels extends HashMap<String, Integer> { private static final long serialVersionUID = 1L; }
  public static class Table extends TreeMap<String, List<Names>> { private static final long serialVersionUID = 1L; }
}
