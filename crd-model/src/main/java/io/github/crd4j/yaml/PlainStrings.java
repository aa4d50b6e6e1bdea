package io.github.crd4j.yaml;

import java.util.Locale;
import java.util.Set;

/**
 * Which strings every YAML reader takes for that same string when they stand without quotes.
 *
 * <p>Readers of YAML 1.1 and 1.2 disagree about much; whatever any of them may take for something
 * else is quoted, so that the file means the same to all.
 */
final class PlainStrings {

  private static final Set<String> WORDS =
      Set.of("y", "n", "yes", "no", "on", "off", "true", "false", "null");

  private static final int LONGEST_WORD = 5;

  private PlainStrings() {}

  static boolean isPlain(String text) {
    return !text.isEmpty()
        && hasPlainStart(text)
        && hasPlainCharacters(text)
        && !(text.length() <= LONGEST_WORD && WORDS.contains(text.toLowerCase(Locale.ROOT)))
        && !looksLikeNumberOrTime(text);
  }

  /** Whether {@code text} has several lines and can stand in a literal block. */
  static boolean isBlock(String text) {
    int length = text.length();
    if (text.indexOf('\n') < 0 || isBlank(text.charAt(0)) || text.charAt(0) == '\n') {
      return false;
    }
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      char next = i + 1 < length ? text.charAt(i + 1) : ' ';
      if (c == '\n') {
        // A second line break at the end would need another indicator, a tab confuses readers.
        if (next == '\t' || (next == '\n' && i + 2 == length)) {
          return false;
        }
      } else if (isBlank(c) && (i + 1 == length || next == '\n')) {
        return false;
      } else if (c != '\t' && !isPrintable(c, text, i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasPlainStart(String text) {
    char c = text.charAt(0);
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || ("_/$.^();<+\\".indexOf(c) >= 0 && !text.equals("<<") && !text.startsWith("..."))
        || (c >= 0xA1 && c != 0x3000);
  }

  private static boolean hasPlainCharacters(String text) {
    int last = text.length() - 1;
    for (int i = 0; i <= last; i++) {
      char c = text.charAt(i);
      if (c == ' ' ? i == last || text.charAt(i + 1) == '#' : !isPrintable(c, text, i)) {
        return false;
      }
      if (c == ':' && (i == last || text.charAt(i + 1) == ' ')) {
        return false;
      }
    }
    return true;
  }

  /** Whether {@code c}, from U+007F on, is a control, an invisible break or no character at all. */
  static boolean needsEscape(char c) {
    return (c >= 0x7F && c <= 0xA0) || c == 0x2028 || c == 0x2029 || c == 0xFEFF || c > 0xFFFD;
  }

  private static boolean isPrintable(char c, String text, int i) {
    if (c >= ' ' && c < 0x7F) {
      return true;
    }
    if (Character.isHighSurrogate(c)) {
      return i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
    }
    if (Character.isLowSurrogate(c)) {
      return i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
    }
    return c >= ' ' && !needsEscape(c);
  }

  /**
   * Whether {@code text} could be an integer in any base, a float, a base-60 number or a time to
   * some reader.
   */
  private static boolean looksLikeNumberOrTime(String text) {
    char first = text.charAt(0);
    boolean digit = first >= '0' && first <= '9';
    if (!digit && first != '+' && first != '.') {
      return false;
    }
    if (first == '+' || isInfinityOrNaN(text)) {
      return true;
    }
    if (first == '0' && text.length() > 1 && "xXoObB".indexOf(text.charAt(1)) >= 0) {
      return true;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < '0' || c > '9') && "_.,:+-eEtTzZ ".indexOf(c) < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isInfinityOrNaN(String text) {
    String lower = text.length() == 4 ? text.toLowerCase(Locale.ROOT) : "";
    return lower.equals(".inf") || lower.equals(".nan");
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }
}
