package io.github.crd4j.cel.eval;

import io.github.crd4j.regex.Regexes;

/** Counts what one evaluation costs, and stops it at the limit. */
public final class CostMeter {

  /**
   * What one evaluation may cost ({@code PerCallLimit} in {@code k8s.io/apiserver/pkg/apis/cel}).
   */
  public static final long PER_CALL = 1_000_000;

  private final long limit;
  private final Regexes regexes;
  private long cost;

  /**
   * @param limit what the evaluation may cost
   * @param regexes what it may do besides
   */
  public CostMeter(long limit, Regexes regexes) {
    this.limit = limit;
    this.regexes = regexes;
  }

  /** Compiles the regular expressions of this evaluation. */
  Regexes regexes() {
    return regexes;
  }

  /**
   * Adds {@code amount}.
   *
   * @throws CostLimitExceededException if the sum is above the limit
   */
  void add(long amount) {
    cost += amount;
    if (cost > limit || cost < 0) {
      throw new CostLimitExceededException();
    }
  }

  public long cost() {
    return cost;
  }
}
