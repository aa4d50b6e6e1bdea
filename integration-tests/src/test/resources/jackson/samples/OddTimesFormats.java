package samples;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Patterns and shapes of times that operators use. */
public class OddTimesFormats {
  @JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", timezone = "UTC") public Instant instant;
  @JsonFormat(pattern = "HH:mm:ss.SSS") public LocalTime time;
  @JsonFormat(pattern = "yyyy-MM") public YearMonth month;
  public List<Duration> backoff;
  public Map<DayOfWeek, List<LocalTime>> windows;
  public Map<LocalDate, Instant> days;
  public Set<ZoneId> zones;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public DayOfWeek day;
}
