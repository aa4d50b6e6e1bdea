package samples;

import java.util.List;
import java.util.Map;

/** Type variables through several superclasses. */
public class GenericBases extends GenericMiddle<Integer> {
  public String own;
}

class GenericMiddle<T> extends GenericTop<String, Map<String, T>> {
  public T middle;
  public T[] array;
}

class GenericTop<A, B> {
  public A a;
  private List<B> bs;

  public List<B> getBs() { return bs; }
  public void setBs(List<B> bs) { this.bs = bs; }
}
