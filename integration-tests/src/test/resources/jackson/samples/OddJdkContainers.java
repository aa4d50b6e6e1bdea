package samples;

import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;


/** Collections and maps of the JDK by their classes. */
public class OddJdkContainers {
  public java.util.concurrent.CopyOnWriteArrayList<String> copyOnWrite;
  public java.util.concurrent.ConcurrentSkipListMap<String, Integer> skipList;
  public java.util.Vector<Integer> vector;
  public java.util.Stack<String> stack;
  public java.util.Hashtable<String, Boolean> table;
  public java.util.concurrent.LinkedBlockingQueue<String> queue;
  public java.util.PriorityQueue<String> priority;
  public NavigableMap<String, List<Integer>> navigable;
  public NavigableSet<Integer> navigableSet;

  public java.util.WeakHashMap<String, String> weak;
  public java.util.Properties properties;
}
