package io.github.crd4j.conversion;

/**
 * An object cannot be converted; the message is what the user of the API server sees, and names
 * object and field.
 */
public final class ConversionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the words that the user sees. */
  public ConversionException(String message) {
    super(message);
  }

  /** With the words that the user sees, and what went wrong. */
  public ConversionException(String message, Throwable cause) {
    super(message, cause);
  }
}
