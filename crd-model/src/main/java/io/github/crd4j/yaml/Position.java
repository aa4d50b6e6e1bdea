package io.github.crd4j.yaml;

/**
 * A place in a text.
 *
 * @param line counted from 1
 * @param column counted from 1, in code points
 */
public record Position(int line, int column) {

  /** The form that build tools link: {@code [3,5]}. */
  @Override
  public String toString() {
    return "[" + line + "," + column + "]";
  }
}
