package io.github.crd4j.json;

/** Says why a text is not JSON, and where. */
public final class JsonTextException extends Exception {

  private static final long serialVersionUID = 1;

  private final int offset;

  JsonTextException(String problem, int offset) {
    super(problem);
    this.offset = offset;
  }

  /** The index of the offending character, counted from 0; the length of the text at its end. */
  public int offset() {
    return offset;
  }
}
