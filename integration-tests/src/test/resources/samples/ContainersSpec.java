package samples;

import io.github.crd4j.annotations.CustomResource;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/** Lists, maps and objects of every kind, and what is left open. */
@CustomResource(group = "samples.example.com", version = "v1", kind = "Containers")
public class ContainersSpec extends Inherited<String> {
  public List<String> list;
  public Set<Integer> set;
  public SortedSet<String> sortedSet;
  public Collection<Long> collection;
  public ArrayDeque<String> deque;
  public Iterable<Double> iterable;
  public String[] array;
  public int[][] matrix;
  public List<List<Map<String, Integer>>> nested;
  public Map<String, String> map;
  public SortedMap<String, List<String>> sortedMap;
  public Map<Integer, Item> byNumber;
  public EnumMap<Kind, Item> byKind;
  public Properties properties;
  public List<Item> items;
  public Item[] itemArray;
  public Item item;
  public Pair<String, Item> pair;
  public Pair<Integer, List<Item>> otherPair;
  public Object anything;
  public List<Object> manyThings;
  public Map<String, Object> namedThings;

  enum Kind {
    A,
    B
  }

  record Item(String name, Kind kind) {}

  record Pair<A, B>(A first, B second) {}
}

class Inherited<T> {
  private T inherited;

  public T getInherited() {
    return inherited;
  }

  public void setInherited(T inherited) {
    this.inherited = inherited;
  }
}
