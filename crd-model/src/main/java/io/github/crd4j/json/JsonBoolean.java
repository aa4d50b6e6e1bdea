package io.github.crd4j.json;

/** {@code true} or {@code false}. */
public record JsonBoolean(boolean value) implements JsonValue {

  public static final JsonBoolean TRUE = new JsonBoolean(true);
  public static final JsonBoolean FALSE = new JsonBoolean(false);

  @Override
  public String typeName() {
    return "boolean";
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }
}
