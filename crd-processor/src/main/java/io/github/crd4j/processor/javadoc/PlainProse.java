package io.github.crd4j.processor.javadoc;

/**
 * Recognises text that is one paragraph without any markup, as most comments are.
 *
 * <p>It only saves time: the other ways to plain text give the same.
 */
final class PlainProse {

  private PlainProse() {}

  /** Whether {@code markup} is letters, digits, blanks, line ends and the commonest punctuation. */
  static boolean is(String markup) {
    boolean lineStart = true;
    int lineEnds = 0;
    for (int i = 0; i < markup.length(); i++) {
      char c = markup.charAt(i);
      if (c == '\n') {
        if (++lineEnds > 1) {
          return false;
        }
        lineStart = true;
      } else if (c != ' ') {
        // What is no letter at the start of a line may begin an item of a list.
        boolean allowed =
            isLetter(c) || (!lineStart && (isDigit(c) || ".,;:'()?!\"-/".indexOf(c) >= 0));
        if (!allowed) {
          return false;
        }
        lineStart = false;
        lineEnds = 0;
      }
    }
    return true;
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** The words of {@code prose} with one blank between them. */
  static String text(String prose) {
    StringBuilder text = new StringBuilder(prose.length());
    for (int i = 0; i < prose.length(); i++) {
      char c = prose.charAt(i);
      boolean blank = c == ' ' || c == '\n';
      if (!blank) {
        text.append(c);
      } else if (!text.isEmpty() && text.charAt(text.length() - 1) != ' ') {
        text.append(' ');
      }
    }
    int length = text.length();
    return length > 0 && text.charAt(length - 1) == ' '
        ? text.substring(0, length - 1)
        : text.toString();
  }
}
