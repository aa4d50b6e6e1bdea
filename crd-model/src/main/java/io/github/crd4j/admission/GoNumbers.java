package io.github.crd4j.admission;

import io.github.crd4j.json.JsonNumber;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Numbers as the API server holds them: 64-bit integers where JSON writes them so, doubles else.
 */
final class GoNumbers {

  private static final double LARGEST_EXACT = 9007199254740991d;
  private static final double EPSILON = 1e-9;

  private GoNumbers() {}

  /** Whether {@code number} is held as a 64-bit integer. */
  static boolean isInt64(JsonNumber number) {
    return number.isInteger() && number.value().toBigInteger().bitLength() < 64;
  }

  static double asDouble(JsonNumber number) {
    return number.value().doubleValue();
  }

  static long asLong(JsonNumber number) {
    return isInt64(number) ? number.value().longValueExact() : toInt64(asDouble(number));
  }

  /**
   * A double as a 64-bit integer, as amd64 converts it: one that does not fit becomes the least of
   * all, where arm64 would take the nearest.
   */
  static long toInt64(double value) {
    return value >= -0x1p63 && value < 0x1p63 ? (long) value : Long.MIN_VALUE;
  }

  /** Whether a double passes for an integer ({@code swag.IsFloat64AJSONInteger}). */
  static boolean isJsonInteger(double value) {
    if (!(Math.abs(value) <= LARGEST_EXACT)) {
      return false;
    }
    double whole = (double) (long) value;
    if (value == whole) {
      return true;
    }
    return value > 0 && whole != 0 && Math.abs(value - whole) / (value + Math.abs(whole)) < EPSILON;
  }

  /** Whether a bound or value, held as a double, can be of the integer type with this format. */
  static boolean fitsInteger(BigDecimal value, boolean is32Bit) {
    try {
      BigInteger integer = value.toBigIntegerExact();
      return integer.bitLength() < (is32Bit ? 32 : 64);
    } catch (ArithmeticException fraction) {
      return false;
    }
  }

  /** Whether {@code value} is in the range of a 32-bit float. */
  static boolean fitsFloat(double value) {
    return !Float.isInfinite((float) value);
  }
}
