package io.github.crd4j.processor.evaluate;

/** Only running code could tell a value; the message says why, as the end of a sentence. */
public final class NotEvaluable extends Exception {

  private static final long serialVersionUID = 1L;

  public NotEvaluable(String reason) {
    // Values are tried by the thousand, and no trace is ever printed.
    super(reason, null, false, false);
  }

  /** Why, such as {@code it calls 'Registry.find'}. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}
