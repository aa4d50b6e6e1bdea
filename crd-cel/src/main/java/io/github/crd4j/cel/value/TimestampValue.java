package io.github.crd4j.cel.value;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRulesException;
import java.util.Locale;

/**
 * A point in time, which remembers in which offset it was written.
 *
 * <p>Transliterated from {@code github.com/google/cel-go/common/types/timestamp.go} and {@code
 * overflow.go}.
 *
 * @param seconds since 1970-01-01T00:00:00Z
 * @param nanos of the second
 * @param offsetSeconds east of UTC
 */
public record TimestampValue(long seconds, int nanos, int offsetSeconds)
    implements Value, Comparable<TimestampValue> {

  /** {@code 0001-01-01T00:00:00Z}. */
  private static final long MIN_SECONDS = -62_135_596_800L;

  /** {@code 9999-12-31T23:59:59Z}. */
  private static final long MAX_SECONDS = 253_402_300_799L;

  private static final long NANOS_PER_SECOND = 1_000_000_000;

  /**
   * A timestamp in the years that CEL has, 1 to 9999.
   *
   * @throws EvalError if it is not
   */
  public static TimestampValue checked(long seconds, int nanos, int offsetSeconds) {
    if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) {
      throw overflow();
    }
    return new TimestampValue(seconds, nanos, offsetSeconds);
  }

  private static EvalError overflow() {
    return new EvalError("timestamp overflow");
  }

  @Override
  public String typeName() {
    return "google.protobuf.Timestamp";
  }

  @Override
  public boolean equalTo(Value other) {
    return other instanceof TimestampValue timestamp && compareTo(timestamp) == 0;
  }

  @Override
  public int compareTo(TimestampValue other) {
    int bySeconds = Long.compare(seconds, other.seconds);
    return bySeconds != 0 ? bySeconds : Integer.compare(nanos, other.nanos);
  }

  public TimestampValue plus(DurationValue duration) {
    return shifted(duration.nanos() / NANOS_PER_SECOND, duration.nanos() % NANOS_PER_SECOND);
  }

  public TimestampValue minus(DurationValue duration) {
    return shifted(-(duration.nanos() / NANOS_PER_SECOND), -(duration.nanos() % NANOS_PER_SECOND));
  }

  private TimestampValue shifted(long bySeconds, long byNanos) {
    long total = nanos + byNanos;
    return checked(
        seconds + bySeconds + Math.floorDiv(total, NANOS_PER_SECOND),
        (int) Math.floorMod(total, NANOS_PER_SECOND),
        offsetSeconds);
  }

  public DurationValue minus(TimestampValue other) {
    try {
      long whole = Math.multiplyExact(seconds - other.seconds, NANOS_PER_SECOND);
      return new DurationValue(Math.addExact(whole, (long) nanos - other.nanos));
    } catch (ArithmeticException e) {
      throw DurationValue.overflow();
    }
  }

  /**
   * Date and time in {@code zone}: a name such as {@code Europe/Berlin}, an offset such as {@code
   * +01:00}, or empty or {@code Local} for UTC.
   *
   * @throws EvalError if there is no such zone
   */
  public LocalDateTime in(String zone) {
    int colon = zone.indexOf(':');
    long offset = colon < 0 ? namedOffset(zone) : numericOffset(zone, colon);
    return LocalDateTime.ofEpochSecond(seconds + offset, nanos, ZoneOffset.UTC);
  }

  private long namedOffset(String zone) {
    if (zone.isEmpty() || zone.equals("UTC") || zone.equals("Local")) {
      return 0;
    }
    try {
      return ZoneId.of(zone)
          .getRules()
          .getOffset(java.time.Instant.ofEpochSecond(seconds))
          .getTotalSeconds();
    } catch (ZoneRulesException e) {
      throw new EvalError("unknown time zone " + zone);
    } catch (DateTimeException e) {
      throw new EvalError("unknown time zone " + zone);
    }
  }

  private static long numericOffset(String zone, int colon) {
    long hours = Conversions.goInt(zone.substring(0, colon), "Atoi");
    long minutes = Conversions.goInt(zone.substring(colon + 1), "Atoi");
    if (minutes < 0 || minutes > 59) {
      throw new EvalError("timezone offset minutes out of range [0, 59]: " + zone);
    }
    return (zone.startsWith("-") ? hours * 60 - minutes : hours * 60 + minutes) * 60;
  }

  /** RFC 3339 with as many fractional digits as needed. */
  String text() {
    LocalDateTime local =
        LocalDateTime.ofEpochSecond(seconds + offsetSeconds, nanos, ZoneOffset.UTC);
    StringBuilder out = new StringBuilder();
    out.append(
        String.format(
            Locale.ROOT,
            "%04d-%02d-%02dT%02d:%02d:%02d",
            local.getYear(),
            local.getMonthValue(),
            local.getDayOfMonth(),
            local.getHour(),
            local.getMinute(),
            local.getSecond()));
    if (nanos != 0) {
      String fraction = String.format(Locale.ROOT, "%09d", nanos);
      out.append('.').append(fraction.replaceAll("0+$", ""));
    }
    if (offsetSeconds == 0) {
      return out.append('Z').toString();
    }
    int minutes = Math.abs(offsetSeconds) / 60;
    return out.append(offsetSeconds < 0 ? '-' : '+')
        .append(String.format(Locale.ROOT, "%02d:%02d", minutes / 60, minutes % 60))
        .toString();
  }
}
