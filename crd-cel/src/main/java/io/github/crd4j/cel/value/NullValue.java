package io.github.crd4j.cel.value;

/** {@code null}. */
public enum NullValue implements Value {
  NULL;

  @Override
  public String typeName() {
    return "null_type";
  }

  @Override
  public boolean equalTo(Value other) {
    return other == NULL;
  }
}
