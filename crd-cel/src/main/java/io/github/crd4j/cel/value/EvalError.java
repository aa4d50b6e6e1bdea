package io.github.crd4j.cel.value;

/**
 * The evaluation of an expression failed; the message is the API server's.
 *
 * <p>Errors are ordinary outcomes ({@code false && 1/0 == 1} is false), so that they carry no stack
 * trace.
 */
public final class EvalError extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public EvalError(String message) {
    super(message, null, false, false);
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  public static EvalError noSuchOverload() {
    return new EvalError("no such overload");
  }

  public static EvalError noSuchKey(Value key) {
    return new EvalError("no such key: " + Texts.plain(key));
  }

  public static EvalError indexOutOfBounds(Value index) {
    return new EvalError("index out of bounds: " + Texts.plain(index));
  }

  static EvalError conversion(String from, String to) {
    return new EvalError("type conversion error from '" + from + "' to '" + to + "'");
  }
}
