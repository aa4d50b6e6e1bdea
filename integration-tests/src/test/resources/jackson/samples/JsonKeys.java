package samples;

import com.fasterxml.jackson.annotation.JsonKey;
import java.util.Map;

/** A key that is one part of its class. */
public class JsonKeys {
  public Map<Id, String> byId;

  public static final class Id {
    @JsonKey private final String text;
    public Id(String text) { this.text = text; }
    @Override public boolean equals(Object other) { return other instanceof Id id && id.text.equals(text); }
    @Override public int hashCode() { return text.hashCode(); }
  }
}
