package samples;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentMap;

/** Collections of all kinds. */
public class Containers {
  public List<String> list;
  public Set<Integer> set;
  public SortedSet<String> sorted;
  public Collection<Boolean> collection;
  public LinkedList<String> linked;
  public Queue<String> queue;
  public ArrayDeque<Integer> deque;
  public List<List<List<Integer>>> deep;
  public Map<String, Map<String, List<Double>>> maps;
  public ConcurrentMap<String, Integer> concurrent;
  public LinkedHashMap<String, String> linkedMap;
  public Iterable<String> iterable;
}
