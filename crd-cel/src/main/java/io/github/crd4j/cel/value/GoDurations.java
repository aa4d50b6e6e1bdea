package io.github.crd4j.cel.value;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Durations as Go and as the API server's format {@code duration} read them. */
public final class GoDurations {

  private static final Map<String, Long> UNITS =
      Map.of(
          "ns", 1L,
          "us", 1_000L,
          "µs", 1_000L,
          "μs", 1_000L,
          "ms", 1_000_000L,
          "s", 1_000_000_000L,
          "m", 60_000_000_000L,
          "h", 3_600_000_000_000L);

  /** A number with a unit anywhere in the text counts. */
  private static final Pattern LENIENT = Pattern.compile("([0-9]+)\\s*([A-Za-zµ]+)");

  /** Spellings of a unit; of the last, any longer word counts too. */
  private record Unit(long nanos, List<String> spellings) {

    boolean matches(String word) {
      return spellings.contains(word) || word.startsWith(spellings.get(spellings.size() - 1));
    }
  }

  private static final List<Unit> LENIENT_UNITS =
      List.of(
          new Unit(1L, List.of("ns", "nano")),
          new Unit(1_000L, List.of("us", "µs", "micro")),
          new Unit(1_000_000L, List.of("ms", "milli")),
          new Unit(1_000_000_000L, List.of("s", "sec")),
          new Unit(60_000_000_000L, List.of("m", "min")),
          new Unit(3_600_000_000_000L, List.of("h", "hr", "hour")),
          new Unit(86_400_000_000_000L, List.of("d", "day")),
          new Unit(604_800_000_000_000L, List.of("w", "wk", "week")));

  private GoDurations() {}

  /** What {@code time.ParseDuration} makes of {@code text}, or null if it refuses it. */
  static @Nullable DurationValue parse(String text) {
    boolean negative = text.startsWith("-");
    String rest = negative || text.startsWith("+") ? text.substring(1) : text;
    if (rest.equals("0")) {
      return new DurationValue(0);
    }
    if (rest.isEmpty()) {
      return null;
    }
    long total = 0; // unsigned, so that the most negative duration can be written
    while (!rest.isEmpty()) {
      Matcher m = PART.matcher(rest);
      if (!m.lookingAt()) {
        return null;
      }
      Long part = part(m.group(1), m.group(2), m.group(3));
      if (part == null) {
        return null;
      }
      total += part;
      if (Long.compareUnsigned(total, Long.MIN_VALUE) > 0) {
        return null;
      }
      rest = rest.substring(m.end());
    }
    if (negative) {
      return new DurationValue(-total);
    }
    return total < 0 ? null : new DurationValue(total);
  }

  private static final Pattern PART = Pattern.compile("([0-9]*)(?:\\.([0-9]*))?([^0-9.]+)");

  private static @Nullable Long part(String whole, @Nullable String fraction, String unit) {
    Long nanosPerUnit = UNITS.get(unit);
    boolean digits = !whole.isEmpty() || (fraction != null && !fraction.isEmpty());
    if (nanosPerUnit == null || !digits) {
      return null;
    }
    long nanos = 0;
    for (int i = 0; i < whole.length(); i++) {
      if (Long.compareUnsigned(nanos, Long.MIN_VALUE / -10) > 0) {
        return null;
      }
      nanos = nanos * 10 + (whole.charAt(i) - '0');
      if (Long.compareUnsigned(nanos, Long.MIN_VALUE) > 0) {
        return null;
      }
    }
    if (Long.compareUnsigned(nanos, Long.divideUnsigned(Long.MIN_VALUE, nanosPerUnit)) > 0) {
      return null;
    }
    nanos *= nanosPerUnit;
    if (fraction != null && !fraction.isEmpty()) {
      nanos += fractionNanos(fraction, nanosPerUnit);
      if (Long.compareUnsigned(nanos, Long.MIN_VALUE) > 0) {
        return null;
      }
    }
    return nanos;
  }

  /** Digits that no longer fit a long are ignored, as Go does. */
  private static long fractionNanos(String fraction, long nanosPerUnit) {
    long value = 0;
    double scale = 1;
    for (int i = 0; i < fraction.length(); i++) {
      long next = value * 10 + (fraction.charAt(i) - '0');
      if (value > Long.MAX_VALUE / 10 || next < 0) {
        break;
      }
      value = next;
      scale *= 10;
    }
    return (long) ((double) value * ((double) nanosPerUnit / scale));
  }

  /** What the format {@code duration} makes of {@code text}, or null if it refuses it. */
  public static @Nullable DurationValue lenient(String text) {
    DurationValue strict = parse(text);
    if (strict != null) {
      return strict;
    }
    long total = 0;
    boolean found = false;
    Matcher m = LENIENT.matcher(text);
    while (m.find()) {
      long count;
      try {
        count = Long.parseLong(m.group(1));
      } catch (NumberFormatException tooLarge) {
        return null;
      }
      String word = m.group(2).toLowerCase(Locale.ROOT);
      for (Unit unit : LENIENT_UNITS) {
        if (unit.matches(word)) {
          // Each spelling that fits counts, and overflow is not looked for: both as on the server.
          total += count * unit.nanos() * fits(unit, word);
          found = true;
        }
      }
    }
    return found ? new DurationValue(total) : null;
  }

  private static long fits(Unit unit, String word) {
    String last = unit.spellings().get(unit.spellings().size() - 1);
    return unit.spellings().stream()
        .filter(
            spelling -> spelling.equals(word) || (spelling.equals(last) && word.startsWith(last)))
        .count();
  }
}
