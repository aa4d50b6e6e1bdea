package samples;

/** An inner class, which Jackson cannot make. */
public class OddInnerClass {
  public String name;
  public Inner inner;

  public class Inner {
    public int size;
  }
}
