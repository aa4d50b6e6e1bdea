package io.github.crd4j.processor.evaluate;

/** Counts what is done for one value, so that no loop of the user's code holds the compiler up. */
public final class Steps {

  private static final int MAX_STEPS = 100_000;
  private static final int MAX_DEPTH = 100;
  private static final int MAX_NESTING = 1000;

  private int steps;
  private int depth;
  private int nesting;

  /**
   * One step more.
   *
   * @throws NotEvaluable if it is one too many
   */
  public void step() throws NotEvaluable {
    if (++steps > MAX_STEPS) {
      throw new NotEvaluable("it takes more than " + MAX_STEPS + " steps");
    }
  }

  /**
   * Goes into a call.
   *
   * @throws NotEvaluable if it is inside too many others
   */
  public void enter() throws NotEvaluable {
    step();
    if (++depth > MAX_DEPTH) {
      depth--;
      throw new NotEvaluable("its calls are nested more than " + MAX_DEPTH + " deep");
    }
  }

  /** Comes back from a call. */
  public void leave() {
    depth--;
  }

  /**
   * Goes into a part of an expression or statement.
   *
   * @throws NotEvaluable if it is a part of a part of too many others
   */
  public void nest() throws NotEvaluable {
    step();
    if (++nesting > MAX_NESTING) {
      nesting--;
      throw new NotEvaluable("its code is nested more than " + MAX_NESTING + " deep");
    }
  }

  /** Comes back from a part. */
  public void unnest() {
    nesting--;
  }
}
