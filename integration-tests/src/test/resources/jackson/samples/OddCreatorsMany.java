package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Random;

/** Several constructors and factories, one of them for strings. */
public class OddCreatorsMany {
  public Range range;

  public static final class Range {
    @JsonProperty("min") private final Integer min;
    @JsonProperty("max") private final Integer max;
    public Range(Integer both) { this(both, both); }
    @JsonCreator public Range(@JsonProperty("min") Integer min, @JsonProperty("max") Integer max) { this.min = min; this.max = max; }
    public static Range of(int min, int max) { return new Range(min, max); }
    static Range sample(Random r) { return new Range(r.nextInt(5), r.nextInt(9)); }
  }
}
