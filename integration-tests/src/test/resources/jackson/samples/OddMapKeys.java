package samples;

import com.fasterxml.jackson.annotation.JsonValue;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.util.Currency;
import java.util.Map;

/** Keys of all kinds. */
public class OddMapKeys {
  public Map<URI, Integer> uris;
  public Map<Instant, String> instants;
  public Map<Double, String> doubles;
  public Map<Duration, String> durations;
  public Map<Short, String> shorts;
  public Map<Byte, String> bytes;
  public Map<ZoneId, String> zones;
  public Map<Year, String> years;
  public Map<YearMonth, String> yearMonths;
  public Map<Currency, String> currencies;
  public Map<CharSequence, String> chars;
  public Map<Num, String> numbers;

  public enum Num { ONE(1), TWO(2); @JsonValue final int n; Num(int n) { this.n = n; } }
}
