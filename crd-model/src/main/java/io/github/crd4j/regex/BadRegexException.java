package io.github.crd4j.regex;

/** A regular expression that Go would refuse; the message says why. */
public final class BadRegexException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadRegexException(String message) {
    super(message, null, false, false);
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
