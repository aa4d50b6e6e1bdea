package io.github.crd4j.admission;

import java.util.regex.Pattern;

/** Addresses of RFC 5322, with or without a display name, as Go's {@code net/mail} reads them. */
final class EmailSyntax {

  private static final String ATEXT = "[a-zA-Z0-9!#$%&'*+\\-/=?^_`{|}~\\x{80}-\\x{10ffff}]";
  private static final String ATOM = ATEXT + "+";
  private static final String DOT_ATOM = ATOM + "(?:\\." + ATOM + ")*";
  private static final String QUOTED =
      "\"(?:[^\"\\\\\\x00-\\x08\\x0a-\\x1f\\x7f]|\\\\[\\x20-\\x7e\\x{80}-\\x{10ffff}])*+\"";
  private static final String SPACE = "[ \\t]*";
  private static final String COMMENT = "\\((?:[^()\\\\]|\\\\.)*+\\)";
  private static final String ADDRESS =
      "(?:"
          + DOT_ATOM
          + "|(?!\"\")"
          + QUOTED
          + ")"
          + SPACE
          + "@"
          + SPACE
          + "(?:"
          + DOT_ATOM
          + "|\\[[^\\[\\]\\\\\\s]*\\])";
  private static final String PHRASE =
      "(?:(?:"
          + ATEXT
          + "[a-zA-Z0-9!#$%&'*+\\-/=?^_`{|}~.\\x{80}-\\x{10ffff}]*|"
          + QUOTED
          + ")"
          + SPACE
          + ")+";
  private static final Pattern WHOLE =
      Pattern.compile(
          SPACE + "(?:" + ADDRESS + "|(?:" + PHRASE + ")?" + SPACE + "<" + SPACE + ADDRESS + SPACE
              + ">)" + "(?:" + SPACE + COMMENT + ")*" + SPACE);

  private EmailSyntax() {}

  static boolean isAddress(String text) {
    return WHOLE.matcher(text).matches();
  }
}
