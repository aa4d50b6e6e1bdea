package samples;

import java.util.List;
import java.util.Map;

/** Wildcards and bounds. */
public class Wildcards {
  public List<? extends Part> parts;
  public Map<String, ? extends List<? extends Number>> numbers;
  public Box<? extends Part> box;
  public List<?> anything;

  public static class Part { public String name; }
  public static class Box<T extends Part> { public T content; public List<T> all; }
}
