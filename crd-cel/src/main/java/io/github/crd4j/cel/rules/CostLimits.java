package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.cost.Uint64;
import java.util.Locale;

/**
 * How much rules may cost by the estimate.
 *
 * <p>Follows {@code validation.go} in {@code
 * k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/validation}.
 */
public final class CostLimits {

  /** Of one rule, with all its occurrences in one object. */
  public static final long PER_RULE = 10_000_000;

  /** Of all rules and message expressions in the schema of one version. */
  public static final long PER_VERSION = 100_000_000;

  private CostLimits() {}

  static boolean exceeds(long cost, long limit) {
    return Long.compareUnsigned(cost, limit) > 0;
  }

  /** By what factor {@code cost} is too high, in the words of the server. */
  static String factor(long cost, long limit) {
    double factor = toDouble(cost) / limit;
    if (factor > 100) {
      return "more than 100x";
    }
    return factor < 1.5
        ? String.format(Locale.ROOT, "%fx", factor)
        : String.format(Locale.ROOT, "%.1fx", factor);
  }

  private static double toDouble(long cost) {
    return cost >= 0 ? (double) cost : (double) ((cost >>> 1) | (cost & 1)) * 2.0;
  }

  /** {@code cost} for people: no number where a size is unknown and the cost is a placeholder. */
  static String words(long cost) {
    return isCountable(cost) ? Long.toUnsignedString(cost) : "more than can be counted";
  }

  static boolean isCountable(long cost) {
    return Long.compareUnsigned(cost, Long.divideUnsigned(Uint64.MAX, 1000)) <= 0;
  }
}
