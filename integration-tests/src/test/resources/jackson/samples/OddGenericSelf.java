package samples;

import java.util.List;

/** Fluent bases whose type variable is the class itself. */
public class OddGenericSelf {
  public Child child;
  public Ordered<Integer> ordered;

  public abstract static class Base<T extends Base<T>> {
    private String name;
    public String getName() { return name; }
    @SuppressWarnings("unchecked") public T setName(String name) { this.name = name; return (T) this; }
  }
  public static class Child extends Base<Child> {
    private int size;
    public int getSize() { return size; }
    public Child setSize(int size) { this.size = size; return this; }
  }
  public static class Ordered<T extends Comparable<T>> { public T first; public List<T> all; }
}
