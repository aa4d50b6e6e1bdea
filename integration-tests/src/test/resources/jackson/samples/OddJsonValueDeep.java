package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Values of values. */
public class OddJsonValueDeep {
  public Outer outer;
  public Flag flag;
  public Listed listed;
  public Mapped mapped;
  public Part2 part;

  public record Inner(@JsonValue int value) {}
  public record Outer(@JsonValue Inner inner) { @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public Outer {} static Outer sample(Random r) { return new Outer(new Inner(r.nextInt())); } }
  public enum Flag { ON, OFF; @JsonValue public boolean value() { return this == ON; } @JsonCreator public static Flag of(boolean value) { return value ? ON : OFF; } }
  public record Listed(@JsonValue List<Inner> all) { @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public Listed {} }
  public record Mapped(@JsonValue Map<String, Inner> all) { @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public Mapped {} }
  public record Part2(@JsonValue Body body) { @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public Part2 {} static Part2 sample(Random r) { return new Part2(new Body("x", 2)); } }
  public record Body(String name, int size) {}
}
