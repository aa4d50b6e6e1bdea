package io.github.crd4j.processor.javadoc;

import org.jspecify.annotations.Nullable;

/**
 * Recognises text that is one paragraph without any markup but {@code code}, as most comments are.
 *
 * <p>It only saves time: the other ways to plain text give the same.
 */
final class PlainProse {

  private static final String CODE = "{@code ";

  private final String markup;
  private final StringBuilder text;
  private boolean blank;

  private PlainProse(String markup) {
    this.markup = markup;
    this.text = new StringBuilder(markup.length());
  }

  /**
   * The words of {@code markup} with one blank between them.
   *
   * @return null if there are other characters than letters, digits, blanks, line ends, the
   *     commonest punctuation, and tags for code in one line
   */
  static @Nullable String text(String markup) {
    PlainProse prose = new PlainProse(markup);
    return prose.read() ? prose.text.toString() : null;
  }

  private boolean read() {
    boolean lineStart = true;
    int lineEnds = 0;
    int i = 0;
    while (i < markup.length()) {
      char c = markup.charAt(i);
      if (c == ' ' || c == '\n') {
        blank = true;
        lineStart |= c == '\n';
        lineEnds += c == '\n' ? 1 : 0;
        if (lineEnds > 1) {
          return false;
        }
        i++;
        continue;
      }
      // What is no letter at the start of a line may begin an item of a list.
      if (c == '{' && markup.startsWith(CODE, i)) {
        i = code(i + CODE.length(), lineStart);
        if (i < 0) {
          return false;
        }
      } else if (isLetter(c) || (!lineStart && isInWord(c))) {
        add(c);
      } else {
        return false;
      }
      lineStart = false;
      lineEnds = 0;
      i++;
    }
    return true;
  }

  /** Adds code up to its brace, whose position it gives; -1 if there is something special in it. */
  private int code(int start, boolean lineStart) {
    int first = start;
    while (markup.startsWith(" ", first)) {
      first++;
    }
    if (first == markup.length() || (lineStart && !isLetter(markup.charAt(first)))) {
      return -1;
    }
    for (int i = first; i < markup.length(); i++) {
      char c = markup.charAt(i);
      if (c == '}') {
        return i;
      }
      if (c == ' ') {
        blank = true;
      } else if (c > ' ' && c < 0x7F && c != '{') {
        add(c);
      } else {
        return -1;
      }
    }
    return -1;
  }

  private void add(char c) {
    if (blank && !text.isEmpty()) {
      text.append(' ');
    }
    blank = false;
    text.append(c);
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isInWord(char c) {
    return (c >= '0' && c <= '9') || ".,;:'()?!\"-/".indexOf(c) >= 0;
  }
}
