package io.github.crd4j.regex;

/** Says that regular expressions take more work than {@link Regexes} does. */
public final class RegexTooCostlyException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String expression;

  RegexTooCostlyException(String expression) {
    super(null, null, false, false);
    this.expression = expression;
  }

  /** The one that came when there was not enough left for it. */
  public String expression() {
    return expression;
  }

  /** What follows, without full stop. */
  @Override
  public String getMessage() {
    return "regular expressions take more than " + Regexes.MAX_STEPS + " steps here";
  }
}
