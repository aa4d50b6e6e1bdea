package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** Maps whose keys are enums. */
public class EnumKeys {
  public Map<Level, Integer> levels;
  public EnumMap<Level, String> enumMap;
  public Map<Coded, List<String>> coded;
  public EnumSet<Level> set;
  public Map<Told, Integer> told;
  public Map<java.time.DayOfWeek, Integer> days;
  public Map<java.time.Month, Integer> months;
  public Map<Boolean, Integer> flags;
  public Map<Integer, Integer> numbers;
  public Map<java.math.BigDecimal, Integer> prices;

  public enum Level { LOW, @JsonProperty("very-high") HIGH }
  public enum Told {
    FIRST, SECOND;
    @Override public String toString() { return name().toLowerCase(); }
  }
  public enum Coded {
    A("x-a"), B("x-b");
    @JsonValue final String code;
    Coded(String code) { this.code = code; }
  }
}
