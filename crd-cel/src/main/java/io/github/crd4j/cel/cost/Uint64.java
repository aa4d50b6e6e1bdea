package io.github.crd4j.cel.cost;

/** Unsigned 64-bit arithmetic that stops at the largest number instead of wrapping. */
public final class Uint64 {

  /** 2<sup>64</sup> − 1, which stands for "unknown". */
  public static final long MAX = -1L;

  private static final double TWO_TO_63 = 0x1p63;
  private static final double TWO_TO_64 = 0x1p64;

  private Uint64() {}

  public static long add(long x, long y) {
    long sum = x + y;
    return Long.compareUnsigned(sum, x) < 0 ? MAX : sum;
  }

  public static long multiply(long x, long y) {
    return y != 0 && Long.compareUnsigned(x, Long.divideUnsigned(MAX, y)) > 0 ? MAX : x * y;
  }

  /** {@code x * factor}, rounded up. */
  public static long multiply(long x, double factor) {
    double value = toDouble(x);
    if (value > 0 && factor > 0 && value > TWO_TO_64 / factor) {
      return MAX;
    }
    return ceil(value * factor);
  }

  /** {@code value} rounded up. */
  static long ceil(double value) {
    double ceiled = Math.ceil(value);
    if (ceiled >= TWO_TO_64) {
      return MAX;
    }
    return ceiled < TWO_TO_63 ? (long) ceiled : (long) (ceiled - TWO_TO_63) + Long.MIN_VALUE;
  }

  static double toDouble(long x) {
    // Keeping the lost bit makes the halved number round as the whole one would.
    return x >= 0 ? (double) x : (double) ((x >>> 1) | (x & 1)) * 2.0;
  }

  public static long min(long x, long y) {
    return Long.compareUnsigned(x, y) <= 0 ? x : y;
  }

  public static long max(long x, long y) {
    return Long.compareUnsigned(x, y) >= 0 ? x : y;
  }
}
