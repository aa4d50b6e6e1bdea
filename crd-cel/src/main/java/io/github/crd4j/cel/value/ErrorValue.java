package io.github.crd4j.cel.value;

/**
 * Stands in a list or map for data that does not fit its schema. It is an error only when touched.
 */
public record ErrorValue(EvalError error) implements Value {

  public static ErrorValue of(String message) {
    return new ErrorValue(new EvalError(message));
  }

  @Override
  public String typeName() {
    return "error";
  }

  @Override
  public boolean equalTo(Value other) {
    throw error;
  }

  @Override
  public Value present() {
    throw error;
  }
}
