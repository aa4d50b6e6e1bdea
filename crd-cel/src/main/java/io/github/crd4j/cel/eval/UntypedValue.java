package io.github.crd4j.cel.eval;

import io.github.crd4j.cel.value.Value;
import io.github.crd4j.json.JsonValue;

/** Data without schema, of which rules see nothing but whether it is the same. */
record UntypedValue(JsonValue json) implements Value {

  @Override
  public String typeName() {
    return "unknown";
  }

  @Override
  public boolean equalTo(Value other) {
    return other instanceof UntypedValue untyped && json.equals(untyped.json);
  }
}
