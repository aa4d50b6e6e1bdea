package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Classes that are one value in JSON. */
public class ValueWrappers {
  public Name name;
  public Port port;
  public List<Name> names;
  public Map<String, Port> ports;
  public Ratio ratio;
  public Tags tags;

  public static final class Name {
    private final String value;
    @JsonCreator public Name(String value) { this.value = value; }
    @JsonValue public String value() { return value; }
  }
  public record Port(@JsonValue int number) {}
  public static final class Ratio {
    @JsonValue private final BigDecimal value;
    private Ratio(BigDecimal value) { this.value = value; }
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING) static Ratio of(BigDecimal value) { return new Ratio(value); }
  }
  public static final class Tags {
    private final List<String> all;
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public Tags(List<String> all) { this.all = all; }
    @JsonValue public List<String> all() { return all; }
  }
}
