package io.github.crd4j.cel.value;

/** A signed 64-bit integer. */
public record IntValue(long value) implements Value {

  @Override
  public String typeName() {
    return "int";
  }

  @Override
  public boolean equalTo(Value other) {
    return Numbers.equal(this, other);
  }
}
