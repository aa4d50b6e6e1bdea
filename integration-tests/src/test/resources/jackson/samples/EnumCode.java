package samples;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;

/** Enums whose values are worked out by code. */
public class EnumCode {
  public Chosen chosen;
  public Bodies bodies;
  public Coding coding;
  public Wide wide;
  public Letter letter;
  public Printed printed;
  public Nothing nothing;
  public List<Chosen> list;

  public enum Chosen {
    FIRST_ONE, SECOND_ONE, THIRD;
    @JsonValue public String text() {
      return switch (this) {
        case THIRD -> "3rd";
        default -> camel(name());
      };
    }
    private static String camel(String name) {
      StringBuilder text = new StringBuilder();
      for (String part : name.split("_")) {
        text.append(part.charAt(0)).append(part.substring(1).toLowerCase(Locale.ROOT));
      }
      return text.toString();
    }
  }
  public enum Bodies {
    A { @Override public String text() { return "a"; } }, B("b");
    private final String text;
    Bodies() { this(null); }
    Bodies(String text) { this.text = text; }
    @JsonValue public String text() { return text + "!"; }
  }
  public interface Coded { String name(); @JsonValue default String code() { return "c-" + name(); } }
  public enum Coding implements Coded { UTF8, LATIN1 }
  public enum Wide { LOW(1), HIGH(1L << 40); @JsonValue private final long value; Wide(long value) { this.value = value; } }
  public enum Letter { A, B; @JsonValue public char letter() { return (char) ('x' + ordinal()); } }
  public enum Printed {
    ONE("1st"), TWO("2nd");
    private final String text;
    Printed(String text) { this.text = text; }
    @Override public String toString() { return text; }
  }
  public enum Nothing { SOME("some"), NONE(null); @JsonValue private final String value; Nothing(String value) { this.value = value; } }
}
