package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.LinkedHashSet;

/** Enums with all ways to name constants. */
public class Enums {
  public Plain plain;
  public Named named;
  public Valued valued;
  public Numbered numbered;
  public Created created;
  public List<Named> list;
  public LinkedHashSet<Plain> set;
  public Plain[] array;

  public enum Plain { ONE, TWO, three }
  public enum Named { @JsonProperty("first-one") FIRST, @JsonProperty("second-one") SECOND, @JsonEnumDefaultValue THIRD }
  public enum Valued {
    RED("r"), BLUE("b");
    private final String code;
    Valued(String code) { this.code = code; }
    @JsonValue public String code() { return code; }
  }
  public enum Numbered {
    LOW(1), HIGH(10);
    @JsonValue private final int code;
    Numbered(int code) { this.code = code; }
  }
  public enum Created {
    SMALL, LARGE;
    @JsonValue public String text() { return name().toLowerCase(Locale.ROOT); }
    @JsonCreator public static Created of(String text) { return valueOf(text.toUpperCase(Locale.ROOT)); }
  }
}
