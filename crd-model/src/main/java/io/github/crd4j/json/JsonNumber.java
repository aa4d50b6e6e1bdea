package io.github.crd4j.json;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * A JSON number of any size and precision.
 *
 * <p>Two numbers are equal when they have the same numeric value, however they are written; {@link
 * #isInteger()} tells how it was written, which the API server distinguishes.
 */
public record JsonNumber(BigDecimal value) implements JsonValue {

  // Go's encoding/json writes floats plainly between these magnitudes and with an exponent beyond.
  private static final BigDecimal PLAIN_FROM = new BigDecimal("1e-6");
  private static final BigDecimal PLAIN_BELOW = new BigDecimal("1e21");

  /** All integers below are doubles too. */
  private static final double EXACT_BELOW = 1L << 53;

  private static final BigDecimal ZERO_FRACTION = new BigDecimal("0.0");
  private static final int MAX_EXACT_LENGTH = 1000;

  public static JsonNumber of(long value) {
    return new JsonNumber(BigDecimal.valueOf(value));
  }

  /**
   * The shortest decimal that reads back as {@code value}.
   *
   * <p>{@link Double#toString} is not used: it does not always give the shortest before JDK 19, and
   * output must not depend on the JDK.
   *
   * @throws NumberFormatException if {@code value} is infinite or not a number
   */
  public static JsonNumber of(double value) {
    if (value == Math.rint(value) && Math.abs(value) < EXACT_BELOW) {
      return of((long) value);
    }
    BigDecimal exact = new BigDecimal(value);
    for (int digits = 1; digits < 17; digits++) {
      BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (rounded.doubleValue() == value) {
        return new JsonNumber(integral(rounded));
      }
    }
    return new JsonNumber(integral(exact.round(new MathContext(17, RoundingMode.HALF_EVEN))));
  }

  /**
   * The number that {@code decimal} writes, digit for digit.
   *
   * <p>As in Go, a number too small for a double is zero. Texts of more than 1,000 characters are
   * rounded to a double: converting arbitrarily many digits takes quadratic time.
   *
   * @param decimal digits with optional sign, point and exponent
   * @return null if the number is too large for a double
   * @throws NumberFormatException if {@code decimal} is not a decimal number
   */
  public static @Nullable JsonNumber parse(String decimal) {
    double nearest = Double.parseDouble(decimal);
    if (Double.isInfinite(nearest)) {
      return null;
    }
    if (nearest == 0) {
      boolean plain = decimal.indexOf('.') < 0 && decimal.indexOf('e') < 0;
      return new JsonNumber(plain && decimal.indexOf('E') < 0 ? BigDecimal.ZERO : ZERO_FRACTION);
    }
    return decimal.length() > MAX_EXACT_LENGTH
        ? of(nearest)
        : new JsonNumber(new BigDecimal(decimal));
  }

  private static BigDecimal integral(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    boolean writtenPlainly = stripped.abs().compareTo(PLAIN_BELOW) < 0;
    return stripped.scale() < 0 && writtenPlainly ? stripped.setScale(0) : stripped;
  }

  /**
   * Whether the number was written without fraction and exponent, as {@code 1} but not {@code 1.0}.
   */
  public boolean isInteger() {
    return value.scale() == 0;
  }

  @Override
  public String typeName() {
    return isInteger() ? "integer" : "number";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsonNumber number && value.compareTo(number.value) == 0;
  }

  @Override
  public int hashCode() {
    return value.stripTrailingZeros().hashCode();
  }

  /** The number as the API server writes it: {@code 1}, {@code 0.5}, {@code 1e+21}. */
  @Override
  public String toString() {
    if (isInteger()) {
      return value.toString();
    }
    BigDecimal magnitude = value.abs();
    if (magnitude.signum() == 0) {
      return "0";
    }
    BigDecimal stripped = value.stripTrailingZeros();
    if (magnitude.compareTo(PLAIN_FROM) >= 0 && magnitude.compareTo(PLAIN_BELOW) < 0) {
      return stripped.toPlainString();
    }
    String digits = stripped.unscaledValue().abs().toString();
    int exponent = digits.length() - 1 - stripped.scale();
    return (value.signum() < 0 ? "-" : "")
        + digits.charAt(0)
        + (digits.length() > 1 ? "." + digits.substring(1) : "")
        + (exponent < 0 ? "e-" : "e+")
        + String.format(java.util.Locale.ROOT, exponent < 0 ? "%d" : "%02d", Math.abs(exponent));
  }
}
