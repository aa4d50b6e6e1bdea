package io.github.crd4j.cel.library;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as Go's {@code golang.org/x/text/message} prints them in English. */
final class EnglishNumbers {

  /** More digits than any double has; beyond them there are zeros. */
  static final int MAX_PRECISION = 100_000;

  private static final int MANTISSA_DIGITS = 7;
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private EnglishNumbers() {}

  /** With thousands separators: {@code 1,234.57}. */
  static String fixed(double value, int precision) {
    if (!Double.isFinite(value)) {
      return special(value);
    }
    String plain = ungrouped(Math.abs(value), precision);
    int dot = plain.indexOf('.');
    String whole = dot < 0 ? plain : plain.substring(0, dot);
    StringBuilder out = new StringBuilder(isNegative(value) ? "-" : "");
    for (int i = 0; i < whole.length(); i++) {
      boolean group = i > 0 && (whole.length() - i) % 3 == 0;
      out.append(group ? "," : "").append(whole.charAt(i));
    }
    return out.append(dot < 0 ? "" : plain.substring(dot)).toString();
  }

  /** {@code 1.052033×10⁰³}. */
  static String scientific(double value) {
    if (!Double.isFinite(value)) {
      return special(value);
    }
    BigDecimal number =
        new BigDecimal(Math.abs(value))
            .round(new MathContext(MANTISSA_DIGITS, RoundingMode.HALF_EVEN));
    int exponent = number.signum() == 0 ? 0 : number.precision() - number.scale() - 1;
    BigDecimal mantissa =
        number.scaleByPowerOfTen(-exponent).setScale(MANTISSA_DIGITS - 1, RoundingMode.HALF_EVEN);
    StringBuilder out = new StringBuilder(isNegative(value) ? "-" : "");
    out.append(mantissa.toPlainString()).append("×10").append(exponent < 0 ? "⁻" : "");
    String digits = String.format(Locale.ROOT, "%02d", Math.abs(exponent));
    digits.chars().forEach(c -> out.append(SUPERSCRIPTS.charAt(c - '0')));
    return out.toString();
  }

  /** Go's {@code %.6f}. */
  static String ungrouped(double value, int precision) {
    String digits =
        new BigDecimal(Math.abs(value)).setScale(precision, RoundingMode.HALF_EVEN).toPlainString();
    return isNegative(value) ? "-" + digits : digits;
  }

  private static boolean isNegative(double value) {
    return Double.doubleToRawLongBits(value) < 0;
  }

  private static String special(double value) {
    return Double.isNaN(value) ? "NaN" : value > 0 ? "∞" : "-∞";
  }
}
