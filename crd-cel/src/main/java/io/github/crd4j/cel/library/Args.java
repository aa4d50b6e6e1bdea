package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;

/** Arguments as what they must be. */
final class Args {

  private Args() {}

  static <T extends Value> T as(Class<T> type, Value value) {
    if (!type.isInstance(value)) {
      throw EvalError.noSuchOverload();
    }
    return type.cast(value);
  }

  static String string(Value value) {
    return as(StringValue.class, value).value();
  }

  static long integer(Value value) {
    return as(IntValue.class, value).value();
  }

  static ListValue list(Value value) {
    return as(ListValue.class, value);
  }
}
