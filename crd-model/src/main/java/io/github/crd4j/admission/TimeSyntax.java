package io.github.crd4j.admission;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates, times and durations as the API server reads them ({@code strfmt/time.go} and others). */
final class TimeSyntax {

  private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})");
  private static final Pattern TIME =
      Pattern.compile("([0-9]{2}):([0-9]{2}):([0-9]{2})(.[0-9]+)?(z|([+-][0-9]{2}:[0-9]{2}))");
  private static final Pattern GO_DURATION =
      Pattern.compile("[-+]?(?:(?:\\d+\\.?\\d*|\\.\\d+)(?:ns|us|µs|μs|ms|s|m|h))+|[-+]?0");
  private static final Pattern LOOSE_DURATION = Pattern.compile("(\\d+)\\s*([A-Za-zµ]+)");
  private static final Set<String> UNITS =
      Set.of("ns", "us", "µs", "ms", "s", "m", "h", "hr", "d", "w", "wk");
  private static final List<String> UNIT_PREFIXES =
      List.of("nano", "micro", "milli", "sec", "min", "hour", "day", "week");
  private static final BigDecimal LARGEST_DURATION = BigDecimal.valueOf(Long.MAX_VALUE);
  private static final Map<String, Long> NANOS =
      Map.of(
          "ns",
          1L,
          "us",
          1_000L,
          "µs",
          1_000L,
          "μs",
          1_000L,
          "ms",
          1_000_000L,
          "s",
          1_000_000_000L,
          "m",
          60_000_000_000L,
          "h",
          3_600_000_000_000L);
  private static final Pattern GO_PART =
      Pattern.compile("(\\d+\\.?\\d*|\\.\\d+)(ns|us|µs|μs|ms|s|m|h)");

  private TimeSyntax() {}

  static boolean isDate(String text) {
    Matcher matcher = DATE.matcher(text);
    if (!matcher.matches()) {
      return false;
    }
    int year = Integer.parseInt(matcher.group(1));
    int month = Integer.parseInt(matcher.group(2));
    int day = Integer.parseInt(matcher.group(3));
    return month >= 1
        && month <= 12
        && day >= 1
        && day <= YearMonth.of(year, month).lengthOfMonth();
  }

  static boolean isDateTime(String text) {
    String[] halves = text.toLowerCase(Locale.ROOT).split("t", -1);
    if (halves.length < 2 || !isDate(halves[0])) {
      return false;
    }
    Matcher matcher = TIME.matcher(halves[1]);
    return matcher.matches()
        && Integer.parseInt(matcher.group(1)) <= 23
        && Integer.parseInt(matcher.group(2)) <= 59
        && Integer.parseInt(matcher.group(3)) <= 59;
  }

  /** A duration of Go, or any text in which a number with a unit occurs. */
  static boolean isDuration(String text) {
    if (GO_DURATION.matcher(text).matches() && isInRange(text)) {
      return true;
    }
    boolean found = false;
    Matcher matcher = LOOSE_DURATION.matcher(text);
    while (matcher.find()) {
      if (new BigInteger(matcher.group(1)).bitLength() > 63) {
        return false;
      }
      String unit = matcher.group(2).toLowerCase(Locale.ROOT);
      found |= UNITS.contains(unit) || UNIT_PREFIXES.stream().anyMatch(unit::startsWith);
    }
    return found;
  }

  private static boolean isInRange(String text) {
    BigDecimal nanos = BigDecimal.ZERO;
    Matcher part = GO_PART.matcher(text);
    while (part.find()) {
      Long unit = NANOS.get(part.group(2));
      nanos =
          nanos.add(
              new BigDecimal(part.group(1)).multiply(BigDecimal.valueOf(unit == null ? 0 : unit)));
    }
    return nanos.compareTo(LARGEST_DURATION) <= 0;
  }
}
