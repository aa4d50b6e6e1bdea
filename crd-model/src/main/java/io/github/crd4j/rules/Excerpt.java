package io.github.crd4j.rules;

/** Shortens lines of messages that quote what users wrote, which may be megabytes. */
public final class Excerpt {

  private static final int MAX = 1000;
  private static final int BEGINNING = 600;
  private static final int END = 300;

  private Excerpt() {}

  /** {@code line}, or if it has more than 1,000 characters, its beginning and its end. */
  public static String of(String line) {
    if (line.length() <= MAX) {
      return line;
    }
    int from = cut(line, BEGINNING);
    int to = cut(line, line.length() - END);
    return line.substring(0, from)
        + "… ("
        + (to - from)
        + " characters left out) …"
        + line.substring(to);
  }

  /** {@code at}, but not between two surrogates. */
  private static int cut(String line, int at) {
    return Character.isLowSurrogate(line.charAt(at)) ? at - 1 : at;
  }
}
