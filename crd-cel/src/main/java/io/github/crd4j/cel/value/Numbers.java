package io.github.crd4j.cel.value;

import org.jspecify.annotations.Nullable;

/**
 * Numbers of different types compared.
 *
 * <p>Transliterated from {@code github.com/google/cel-go/common/types/compare.go}.
 */
public final class Numbers {

  private static final double TWO_TO_63 = 0x1p63;
  private static final double TWO_TO_64 = 0x1p64;

  private Numbers() {}

  static boolean equal(Value left, Value right) {
    if (isNan(left) || isNan(right)) {
      return false;
    }
    Integer order = compareOrNull(left, right);
    return order != null && order == 0;
  }

  /**
   * How two numbers are ordered, or null if one is no number.
   *
   * @throws EvalError if one is NaN
   */
  static @Nullable Integer compareOrNull(Value left, Value right) {
    if (isNan(left) || isNan(right)) {
      throw new EvalError("NaN values cannot be ordered");
    }
    if (left instanceof IntValue l) {
      return right instanceof IntValue r
          ? (Integer) Long.compare(l.value(), r.value())
          : right instanceof UintValue r
              ? (Integer) compare(l.value(), r)
              : right instanceof DoubleValue r ? (Integer) (-compare(r.value(), l.value())) : null;
    }
    if (left instanceof UintValue l) {
      return right instanceof UintValue r
          ? (Integer) Long.compareUnsigned(l.bits(), r.bits())
          : right instanceof IntValue r
              ? (Integer) (-compare(r.value(), l))
              : right instanceof DoubleValue r ? (Integer) (-compare(r.value(), l)) : null;
    }
    if (left instanceof DoubleValue l) {
      return right instanceof DoubleValue r
          ? (Integer) order(l.value(), r.value())
          : right instanceof IntValue r
              ? (Integer) compare(l.value(), r.value())
              : right instanceof UintValue r ? (Integer) compare(l.value(), r) : null;
    }
    return null;
  }

  private static boolean isNan(Value value) {
    return value instanceof DoubleValue number && Double.isNaN(number.value());
  }

  private static int compare(long left, UintValue right) {
    return left < 0 || right.bits() < 0 ? -1 : Long.compare(left, right.bits());
  }

  private static int compare(double left, long right) {
    return left < -TWO_TO_63 ? -1 : left > TWO_TO_63 ? 1 : order(left, (double) right);
  }

  private static int compare(double left, UintValue right) {
    return left < 0 ? -1 : left > TWO_TO_64 ? 1 : order(left, toDouble(right.bits()));
  }

  /** Unlike {@link Double#compare}, 0.0 and -0.0 are the same. */
  private static int order(double left, double right) {
    return left < right ? -1 : left > right ? 1 : 0;
  }

  /** The unsigned number {@code bits} as a double, rounded to even. */
  public static double toDouble(long bits) {
    return bits >= 0 ? (double) bits : (double) ((bits >>> 1) | (bits & 1)) * 2.0;
  }

  /** The int that {@code value} is, or null if it has a fraction or does not fit. */
  static @Nullable Long exactInt(double value) {
    return value >= -TWO_TO_63 && value < TWO_TO_63 && value == Math.rint(value)
        ? (Long) (long) value
        : null;
  }

  /** The uint that {@code value} is, or null if it has a fraction or does not fit. */
  static @Nullable Long exactUint(double value) {
    return value >= 0 && value < TWO_TO_64 && value == Math.rint(value)
        ? (Long) unsigned(value)
        : null;
  }

  /** A double from 0 to below 2<sup>64</sup> as unsigned bits, truncated. */
  static long unsigned(double value) {
    return value < TWO_TO_63 ? (long) value : (long) (value - TWO_TO_63) + Long.MIN_VALUE;
  }
}
