package samples;

/** Nested types called like those of the JDK. */
public class OddShadowTypes {
  public Map map;
  public Object object;
  public Optional optional;

  public static class Map { public String key; }
  public static class Optional { public int value; }
}
