package samples;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/** Enums with bodies, fields and interfaces. */
public class OddEnumsRich {
  public Op op;
  public List<Op> ops;
  public Map<Op, List<Unit>> byOp;
  public Unit unit;

  public interface Coded { int code(); }
  public enum Op implements Coded { ADD { @Override public int code() { return 1; } }, SUB { @Override public int code() { return 2; } } }
  public enum Unit { @JsonProperty("s") @JsonAlias({"sec", "seconds"}) SECOND(1), @JsonProperty("m") MINUTE(60); private final int factor; Unit(int factor) { this.factor = factor; } public int getFactor() { return factor; } public static Unit valueOfFactor(int f) { return f == 1 ? SECOND : MINUTE; } }
}
