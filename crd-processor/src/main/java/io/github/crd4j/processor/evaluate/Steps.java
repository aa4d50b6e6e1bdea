package io.github.crd4j.processor.evaluate;

/** Counts what is done for one value, so that no loop of the user's code holds the compiler up. */
public final class Steps {

  private static final int MAX_STEPS = 100_000;
  private static final int MAX_DEPTH = 100;

  private int steps;
  private int depth;

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
}
