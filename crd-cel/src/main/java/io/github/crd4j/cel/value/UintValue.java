package io.github.crd4j.cel.value;

/**
 * An unsigned 64-bit integer.
 *
 * @param bits to be read as unsigned
 */
public record UintValue(long bits) implements Value {

  @Override
  public String typeName() {
    return "uint";
  }

  @Override
  public boolean equalTo(Value other) {
    return Numbers.equal(this, other);
  }
}
