package io.github.crd4j.cel.value;

/** A type as a value, by its name. */
public record TypeValue(String name) implements Value {

  @Override
  public String typeName() {
    return "type";
  }

  @Override
  public boolean equalTo(Value other) {
    return equals(other);
  }
}
