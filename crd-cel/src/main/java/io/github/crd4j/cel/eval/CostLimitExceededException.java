package io.github.crd4j.cel.eval;

/** An evaluation has cost more than it may, and was given up. */
public final class CostLimitExceededException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CostLimitExceededException() {
    super("operation cancelled: actual cost limit exceeded", null, false, false);
  }
}
