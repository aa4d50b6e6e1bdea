package io.github.crd4j.cel.value;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Dates and times as Go's {@code time.Parse} reads them. */
public final class GoTimes {

  // One digit for the hour and a comma before the fraction are Go's own leniency.
  private static final Pattern RFC_3339 =
      Pattern.compile(
          "([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{1,2}):([0-9]{2}):([0-9]{2})"
              + "(?:[.,]([0-9]+))?(?:Z|([+-])([0-9]{2}):([0-9]{2}))?");
  private static final Pattern DATE = Pattern.compile("([0-9]{4})-([0-9]{2})-([0-9]{2})");

  private GoTimes() {}

  /** The time that {@code text} writes in RFC 3339, or null. */
  static @Nullable TimestampValue rfc3339(String text) {
    return isZoned(text) ? parse(text) : null;
  }

  /** A time in RFC 3339, of which the zone may be missing, or null. */
  public static @Nullable TimestampValue dateTime(String text) {
    return text.isEmpty() ? new TimestampValue(0, 0, 0) : parse(text);
  }

  private static boolean isZoned(String text) {
    return text.endsWith("Z") || text.matches(".*[+-][0-9]{2}:[0-9]{2}");
  }

  private static @Nullable TimestampValue parse(String text) {
    Matcher m = RFC_3339.matcher(text);
    if (!m.matches()) {
      return null;
    }
    try {
      LocalDateTime local =
          LocalDateTime.of(
              number(m, 1), number(m, 2), number(m, 3), number(m, 4), number(m, 5), number(m, 6));
      int offset = 0;
      if (m.group(8) != null) {
        int hours = number(m, 9);
        int minutes = number(m, 10);
        if (hours > 24 || minutes > 60) {
          return null;
        }
        offset = (hours * 60 + minutes) * (m.group(8).equals("-") ? -60 : 60);
      }
      long seconds = local.toEpochSecond(ZoneOffset.UTC) - offset;
      return new TimestampValue(seconds, nanos(m.group(7)), offset);
    } catch (DateTimeException outOfRange) {
      return null;
    }
  }

  /** The date {@code 2020-12-31} at midnight, or null. */
  public static @Nullable TimestampValue date(String text) {
    Matcher m = DATE.matcher(text);
    if (!m.matches()) {
      return null;
    }
    try {
      LocalDate date = LocalDate.of(number(m, 1), number(m, 2), number(m, 3));
      return new TimestampValue(date.toEpochDay() * 86_400, 0, 0);
    } catch (DateTimeException outOfRange) {
      return null;
    }
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  private static int nanos(@Nullable String fraction) {
    return fraction == null ? 0 : Integer.parseInt((fraction + "000000000").substring(0, 9));
  }
}
