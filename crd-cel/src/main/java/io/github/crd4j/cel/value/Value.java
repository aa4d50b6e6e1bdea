package io.github.crd4j.cel.value;

/** One value of CEL. */
public interface Value {

  /** The name of its type, as {@code type(value)} compares it. */
  String typeName();

  /**
   * Whether this equals {@code other}. Not symmetric: the left operand decides how, as on the
   * server.
   *
   * @throws EvalError if the two cannot be compared
   */
  boolean equalTo(Value other);

  /** {@code left == right} as an operator: null equals null alone, all else is up to the left. */
  static boolean equal(Value left, Value right) {
    if (left == NullValue.NULL || right == NullValue.NULL) {
      return left == right;
    }
    return left.present().equalTo(right.present());
  }

  /**
   * This value, unless it is the placeholder of one that could not be read.
   *
   * @throws EvalError why it could not be read
   */
  default Value present() {
    return this;
  }
}
