package io.github.crd4j.cel.value;

/** A text. */
public record StringValue(String value) implements Value {

  @Override
  public String typeName() {
    return "string";
  }

  @Override
  public boolean equalTo(Value other) {
    return equals(other);
  }

  /** Its length in code points. */
  public int codePoints() {
    return value.codePointCount(0, value.length());
  }
}
