package io.github.crd4j.cel.value;

/** {@code true} or {@code false}. */
public record BoolValue(boolean value) implements Value {

  public static final BoolValue TRUE = new BoolValue(true);
  public static final BoolValue FALSE = new BoolValue(false);

  public static BoolValue of(boolean value) {
    return value ? TRUE : FALSE;
  }

  @Override
  public String typeName() {
    return "bool";
  }

  @Override
  public boolean equalTo(Value other) {
    return equals(other);
  }
}
