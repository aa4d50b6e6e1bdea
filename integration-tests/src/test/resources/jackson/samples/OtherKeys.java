package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;

/** Maps whose keys are no strings. */
public class OtherKeys {
  public Map<Integer, String> ints;
  public SortedMap<Long, String> longs;
  public Map<UUID, Integer> uuids;
  public Map<Boolean, Integer> booleans;
  public TreeMap<BigDecimal, Integer> decimals;
  public Map<LocalDate, Integer> dates;
  public Map<Character, Integer> letters;
  public Map<Key, Integer> own;

  public static final class Key {
    private final String text;
    @JsonCreator public Key(String text) { this.text = text; }
    @JsonValue public String text() { return text; }
    @Override public boolean equals(Object other) { return other instanceof Key key && key.text.equals(text); }
    @Override public int hashCode() { return text.hashCode(); }
  }
}
