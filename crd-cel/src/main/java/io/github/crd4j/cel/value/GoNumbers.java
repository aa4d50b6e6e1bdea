package io.github.crd4j.cel.value;

import io.github.crd4j.json.JsonNumber;
import java.math.BigDecimal;
import java.util.Locale;

/** Floating-point numbers as Go writes them. */
public final class GoNumbers {

  private static final int PLAIN_FROM_EXPONENT = -4;
  private static final int PLAIN_BELOW_EXPONENT = 6;

  private GoNumbers() {}

  /** Go's {@code %g}: the shortest digits that read back, {@code 1}, {@code 1e+06}. */
  public static String shortest(double value) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "+Inf" : "-Inf";
    }
    if (value == 0) {
      return isNegativeZero(value) ? "-0" : "0";
    }
    BigDecimal number = digits(value);
    int exponent = number.precision() - number.scale() - 1;
    if (exponent >= PLAIN_FROM_EXPONENT && exponent < PLAIN_BELOW_EXPONENT) {
      return number.toPlainString();
    }
    String unscaled = number.unscaledValue().abs().toString();
    return (value < 0 ? "-" : "")
        + unscaled.charAt(0)
        + (unscaled.length() > 1 ? "." + unscaled.substring(1) : "")
        + (exponent < 0 ? "e-" : "e+")
        + String.format(Locale.ROOT, "%02d", Math.abs(exponent));
  }

  /** Go's {@code FormatFloat(value, 'f', -1, 64)}: the shortest digits without exponent. */
  static String plain(double value) {
    if (value == 0) {
      return isNegativeZero(value) ? "-0" : "0";
    }
    return digits(value).toPlainString();
  }

  private static boolean isNegativeZero(double value) {
    return Double.doubleToRawLongBits(value) < 0;
  }

  private static BigDecimal digits(double value) {
    return JsonNumber.of(value).value().stripTrailingZeros();
  }
}
