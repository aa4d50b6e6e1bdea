package io.github.crd4j.cel.value;

/** A 64-bit floating-point number. */
public record DoubleValue(double value) implements Value {

  @Override
  public String typeName() {
    return "double";
  }

  @Override
  public boolean equalTo(Value other) {
    return Numbers.equal(this, other);
  }
}
