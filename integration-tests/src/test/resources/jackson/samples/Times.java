package samples;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/** Points in time, dates and spans. */
public class Times {
  public Instant instant;
  public OffsetDateTime offset;
  public ZonedDateTime zoned;
  public LocalDate date;
  public LocalTime time;
  public LocalDateTime dateTime;
  public OffsetTime offsetTime;
  public Duration duration;
  public Period period;
  public YearMonth yearMonth;
  public MonthDay monthDay;
  public DayOfWeek weekday;
  public ZoneId zone;
  public ZoneOffset zoneOffset;
}
