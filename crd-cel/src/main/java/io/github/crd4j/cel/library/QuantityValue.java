package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A quantity such as {@code 500Mi}.
 *
 * <p>Transliterated from {@code k8s.io/apimachinery/pkg/api/resource/quantity.go}. Some quantities
 * are held there as a 64-bit integer with a decimal scale and others as a decimal number; only the
 * former can be read as integers.
 *
 * @param number its value
 * @param small whether it is held as an integer with a scale, which is then that of the number
 * @param computed whether it is the result of add or sub, which cannot be a right operand of ==
 */
record QuantityValue(BigDecimal number, boolean small, boolean computed) implements Value {

  private static final Pattern SYNTAX =
      Pattern.compile("([+-]?)0*([0-9]*)(?:(\\.)([0-9]*))?([eEinumkKMGTP]*[+-]?[0-9]*)");
  private static final Map<String, Integer> DECIMAL =
      Map.ofEntries(
          Map.entry("", 0),
          Map.entry("n", -9),
          Map.entry("u", -6),
          Map.entry("m", -3),
          Map.entry("k", 3),
          Map.entry("M", 6),
          Map.entry("G", 9),
          Map.entry("T", 12),
          Map.entry("P", 15),
          Map.entry("E", 18));
  private static final Map<String, Integer> BINARY =
      Map.of("Ki", 10, "Mi", 20, "Gi", 30, "Ti", 40, "Pi", 50, "Ei", 60);
  private static final int MAX_SMALL_DIGITS = 18;
  private static final int NANO = 9;
  private static final BigDecimal MAX_BINARY = BigDecimal.valueOf(Long.MAX_VALUE);

  /** Beyond this distance of magnitudes, sums are not computed: they would fill the memory. */
  private static final int MAX_SCALE_DISTANCE = 100_000;

  private static EvalError wrongFormat() {
    return new EvalError(
        "quantities must match the regular expression"
            + " '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'");
  }

  static QuantityValue ofInt(long value) {
    return new QuantityValue(BigDecimal.valueOf(value), true, false);
  }

  /**
   * The quantity that {@code text} writes.
   *
   * @throws EvalError if it writes none
   */
  static QuantityValue parse(String text) {
    Matcher m = SYNTAX.matcher(text);
    if (text.isEmpty() || !m.matches()) {
      throw wrongFormat();
    }
    boolean dotted = m.group(3) != null;
    String whole = m.group(2);
    String fraction = dotted ? m.group(4) : "";
    String suffix = m.group(5);
    boolean negative = m.group(1).equals("-");
    if (whole.isEmpty() && fraction.isEmpty()) {
      whole = "0";
    }
    Integer binary = BINARY.get(suffix);
    return binary != null
        ? binary(whole, fraction, binary, negative)
        : decimal(whole, fraction, exponent(suffix), negative);
  }

  private static int exponent(String suffix) {
    Integer known = DECIMAL.get(suffix);
    if (known != null) {
      return known;
    }
    if (suffix.length() > 1 && (suffix.charAt(0) == 'e' || suffix.charAt(0) == 'E')) {
      try {
        // The server keeps the low 32 bits of whatever fits 64.
        return (int) Long.parseLong(suffix.substring(1));
      } catch (NumberFormatException e) {
        throw new EvalError("unable to parse quantity's suffix");
      }
    }
    throw new EvalError("unable to parse quantity's suffix");
  }

  private static QuantityValue decimal(
      String whole, String fraction, int exponent, boolean negative) {
    BigDecimal number =
        new BigDecimal(new BigInteger("0" + whole + fraction), fraction.length())
            .scaleByPowerOfTen(exponent);
    int digits = whole.length() + fraction.length();
    boolean small = digits <= MAX_SMALL_DIGITS && exponent - fraction.length() >= -NANO;
    BigDecimal exact = small ? number : roundedUp(number);
    return new QuantityValue(negative ? exact.negate() : exact, small, false);
  }

  private static QuantityValue binary(
      String whole, String fraction, int exponent, boolean negative) {
    BigDecimal number =
        new BigDecimal(new BigInteger("0" + whole + fraction), fraction.length())
            .multiply(new BigDecimal(BigInteger.ONE.shiftLeft(exponent)));
    int spare = 15 - whole.length() - (int) (exponent * 3f / 10) - 1;
    boolean small = fraction.isEmpty() && spare >= 0 && number.compareTo(MAX_BINARY) <= 0;
    BigDecimal exact = small ? number : roundedUp(number).min(MAX_BINARY);
    return new QuantityValue(negative ? exact.negate() : exact, small, false);
  }

  /** Nothing is smaller than one billionth, in which everything else is counted. */
  private static BigDecimal roundedUp(BigDecimal number) {
    return number.signum() == 0 || number.scale() < -MAX_SCALE_DISTANCE
        ? number
        : number.setScale(NANO, RoundingMode.UP);
  }

  /** As a double, rounded as often as the server does it. */
  double approximate() {
    double base = number.unscaledValue().doubleValue();
    return number.scale() == 0 ? base : base * Double.parseDouble("1e" + -(long) number.scale());
  }

  QuantityValue plus(QuantityValue other) {
    if (number.signum() != 0
        && other.number.signum() != 0
        && Math.abs((long) number.scale() - other.number.scale()) > MAX_SCALE_DISTANCE) {
      throw new EvalError("quantities are too far apart to be added");
    }
    boolean bothSmall = small && other.small;
    BigDecimal sum;
    if (other.number.signum() == 0) {
      sum = number;
    } else {
      sum = number.signum() == 0 ? other.number : number.add(other.number);
    }
    boolean fits = sum.unscaledValue().bitLength() < Long.SIZE;
    return new QuantityValue(sum, bothSmall && fits, true);
  }

  QuantityValue minus(QuantityValue other) {
    if (small && other.small) {
      // The smallest integer is its own negation there.
      long negated = -other.number.unscaledValue().longValueExact();
      BigDecimal held = BigDecimal.valueOf(negated, other.number.scale());
      QuantityValue sum = plus(new QuantityValue(held, true, false));
      if (sum.small) {
        return sum;
      }
    }
    return plus(new QuantityValue(other.number.negate(), other.small, false));
  }

  int compareTo(QuantityValue other) {
    return number.compareTo(other.number);
  }

  /** Whether it can be read as an integer: not if it was written with a fraction, even of zeros. */
  boolean isInteger() {
    return small && number.scale() <= 0 && number.precision() - number.scale() <= 19 && fitsLong();
  }

  private boolean fitsLong() {
    return number.toBigInteger().bitLength() < Long.SIZE;
  }

  long toInteger() {
    if (!isInteger()) {
      throw new EvalError("cannot convert value to integer");
    }
    return number.longValue();
  }

  @Override
  public String typeName() {
    return "kubernetes.Quantity";
  }

  @Override
  public boolean equalTo(Value other) {
    if (!(other instanceof QuantityValue quantity) || quantity.computed) {
      throw EvalError.noSuchOverload();
    }
    return compareTo(quantity) == 0;
  }
}
