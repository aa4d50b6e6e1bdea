package io.github.crd4j.json;

/** Says why a text is not JSON, or more of it than is read, and where. */
public final class JsonTextException extends Exception {

  private static final long serialVersionUID = 1;

  private final int offset;
  private final boolean tooLarge;

  private JsonTextException(String problem, int offset, boolean tooLarge) {
    super(problem);
    this.offset = offset;
    this.tooLarge = tooLarge;
  }

  JsonTextException(String problem, int offset) {
    this(problem, offset, false);
  }

  static JsonTextException tooLarge(String problem, int offset) {
    return new JsonTextException(problem, offset, true);
  }

  /** Whether it is JSON up to there, but deeper or longer than is read. */
  public boolean isTooLarge() {
    return tooLarge;
  }

  /** The index of the offending character, counted from 0; the length of the text at its end. */
  public int offset() {
    return offset;
  }
}
