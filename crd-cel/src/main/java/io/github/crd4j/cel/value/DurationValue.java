package io.github.crd4j.cel.value;

/**
 * A span of time, up to 292 years either way.
 *
 * <p>Transliterated from {@code github.com/google/cel-go/common/types/duration.go} and {@code
 * overflow.go}.
 *
 * @param nanos nanoseconds
 */
public record DurationValue(long nanos) implements Value {

  private static final long NANOS_PER_SECOND = 1_000_000_000;

  @Override
  public String typeName() {
    return "google.protobuf.Duration";
  }

  @Override
  public boolean equalTo(Value other) {
    return equals(other);
  }

  public DurationValue plus(DurationValue other) {
    try {
      return new DurationValue(Math.addExact(nanos, other.nanos));
    } catch (ArithmeticException e) {
      throw overflow();
    }
  }

  public DurationValue minus(DurationValue other) {
    try {
      return new DurationValue(Math.subtractExact(nanos, other.nanos));
    } catch (ArithmeticException e) {
      throw overflow();
    }
  }

  static EvalError overflow() {
    return new EvalError("duration overflow");
  }

  public long hours() {
    return nanos / (3600 * NANOS_PER_SECOND);
  }

  public long minutes() {
    return nanos / (60 * NANOS_PER_SECOND);
  }

  public long seconds() {
    return nanos / NANOS_PER_SECOND;
  }

  public long milliseconds() {
    return nanos / 1_000_000;
  }

  /** The seconds as Go's {@code Duration.Seconds} rounds them. */
  private double exactSeconds() {
    long whole = nanos / NANOS_PER_SECOND;
    return (double) whole + (double) (nanos % NANOS_PER_SECOND) / 1e9;
  }

  /** {@code 1.5s}. */
  String text() {
    return GoNumbers.plain(exactSeconds()) + "s";
  }
}
