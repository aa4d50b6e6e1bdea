package io.github.crd4j.cel.eval;

/** Counts what one evaluation costs, and stops it at the limit. */
public final class CostMeter {

  /**
   * What one evaluation may cost ({@code PerCallLimit} in {@code k8s.io/apiserver/pkg/apis/cel}).
   */
  public static final long PER_CALL = 1_000_000;

  private final long limit;
  private long cost;

  public CostMeter(long limit) {
    this.limit = limit;
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
