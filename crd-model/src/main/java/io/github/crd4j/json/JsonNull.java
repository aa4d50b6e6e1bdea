package io.github.crd4j.json;

/** JSON's {@code null}. */
public enum JsonNull implements JsonValue {
  NULL;

  @Override
  public String typeName() {
    return "null";
  }

  @Override
  public String toString() {
    return "null";
  }
}
