package samples;

/** Classes in interfaces, interfaces in records, enums in interfaces. */
public class OddNesting {
  public Holder.Item item;
  public Holder.Item.Deep deep;
  public Rec.Mode mode;
  public Rec rec;

  public interface Constants { String PREFIX = "x"; int MAX = 3; enum Unused { A } }
  public interface Holder {
    class Item { public String name; public static class Deep { public int depth; } }
  }
  public record Rec(Mode mode, Limit limit) {
    public enum Mode { FAST, SLOW }
    public record Limit(int max) { static final int DEFAULT = 3; static Limit none() { return new Limit(0); } }
  }
}
