package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Random;

/** Records with other constructors and accessors. */
public record RecordCreators(String name, Range range, Wrapped wrapped) {
  public record Range(int from, int to) {
    @JsonCreator public static Range parse(String text) {
      String[] parts = text.split("-", 2);
      return new Range(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
    @JsonValue public String text() { return from + "-" + to; }
    static Range sample(Random random) { return new Range(random.nextInt(9), random.nextInt(9)); }
  }
  public record Wrapped(@JsonProperty("the-list") List<String> list) {
    public Wrapped { list = list == null ? List.of() : List.copyOf(list); }
    public Wrapped() { this(List.of()); }
  }
}
