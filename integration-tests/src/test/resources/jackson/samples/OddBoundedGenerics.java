package samples;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Variables with two bounds, variables of variables. */
public class OddBoundedGenerics {
  public Two<Both> two;
  public Chain<String, List<String>> chain;
  public Page<Item> page;

  public interface A { String getA(); }
  public interface B { int getB(); }
  public static class Both implements A, B {
    private String a; private int b;
    @Override public String getA() { return a; }
    public void setA(String a) { this.a = a; }
    @Override public int getB() { return b; }
    public void setB(int b) { this.b = b; }
  }
  public static class Two<T extends A & B> { public T value; public Map<String, T> values; }
  public static class Chain<E, C extends Collection<E>> { public C all; public E one; }
  public static class Page<T> { public List<T> items; public Map<String, List<T>> byName; public T[] array; public Optional<String> next; }
  public static class Item { public String id; }
}
