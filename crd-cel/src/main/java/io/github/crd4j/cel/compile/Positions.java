package io.github.crd4j.cel.compile;

/** Positions in a rule: the CEL library counts code points, Java counts UTF-16 units. */
final class Positions {

  private Positions() {}

  /** The UTF-16 offset of the code point {@code codePoints}, clipped to the text. */
  static int utf16(String text, int codePoints) {
    int clipped = Math.max(0, Math.min(codePoints, text.codePointCount(0, text.length())));
    return text.offsetByCodePoints(0, clipped);
  }

  /**
   * The UTF-16 offset of a place in a text of several lines.
   *
   * @param line from 1; less means unknown, which is the start
   * @param column from 0, in code points
   */
  static int utf16(String text, int line, int column) {
    int start = 0;
    for (int i = 1; i < line; i++) {
      int lineBreak = text.indexOf('\n', start);
      if (lineBreak < 0) {
        break;
      }
      start = lineBreak + 1;
    }
    return start + utf16(text.substring(start), column);
  }
}
