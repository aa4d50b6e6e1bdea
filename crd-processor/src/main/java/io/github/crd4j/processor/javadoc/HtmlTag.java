package io.github.crd4j.processor.javadoc;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One tag of HTML.
 *
 * @param name in lower case
 * @param end the position behind the tag
 */
record HtmlTag(String name, boolean closing, String attributes, int end) {

  /** Bounds the search for the end of a tag, so that it does not begin anew at each angle. */
  private static final int MAX_LENGTH = 1000;

  private static final Set<String> NAMES =
      Set.of(
          ("a abbr address article aside b bdi bdo big blockquote body br caption center cite code"
                  + " col colgroup dd del details dfn div dl dt em figcaption figure font footer h1"
                  + " h2 h3 h4 h5 h6 head header hr html i img ins kbd li main mark menu nav ol p"
                  + " pre q s samp script section small span strike strong style sub summary sup"
                  + " table tbody td tfoot th thead time tr tt u ul var wbr")
              .split(" "));

  /** The tag that begins at {@code start}, or null if the angle there is one of plain text. */
  static @Nullable HtmlTag at(String text, int start) {
    boolean closing = text.startsWith("/", start + 1);
    int nameStart = start + (closing ? 2 : 1);
    int nameEnd = nameStart;
    while (nameEnd < text.length() && isLetterOrDigit(text.charAt(nameEnd))) {
      nameEnd++;
    }
    String written = text.substring(nameStart, nameEnd);
    String name = written.toLowerCase(Locale.ROOT);
    int end = nameEnd > nameStart + 12 || !NAMES.contains(name) ? -1 : closingAngle(text, nameEnd);
    boolean separated =
        end == nameEnd
            || (end > 0 && !isLetterOrDigit(text.charAt(nameEnd)) && breaks(text, nameEnd));
    if (end < 0 || !separated || isTypeArgument(text, start, written)) {
      return null;
    }
    return new HtmlTag(name, closing, text.substring(nameEnd, end), end + 1);
  }

  /** The value of an attribute, or an empty string. */
  String attribute(String attribute) {
    String lower = attributes.toLowerCase(Locale.ROOT);
    int at = lower.indexOf(attribute);
    while (at >= 0) {
      int equals = skipBlanks(at + attribute.length());
      if (Character.isWhitespace(attributes.charAt(Math.max(at - 1, 0)))
          && attributes.startsWith("=", equals)) {
        return value(skipBlanks(equals + 1));
      }
      at = lower.indexOf(attribute, at + 1);
    }
    return "";
  }

  private String value(int start) {
    if (start >= attributes.length()) {
      return "";
    }
    char quote = attributes.charAt(start);
    if (quote == '"' || quote == '\'') {
      int end = attributes.indexOf(quote, start + 1);
      return end < 0 ? "" : attributes.substring(start + 1, end);
    }
    int end = start;
    while (end < attributes.length() && !Character.isWhitespace(attributes.charAt(end))) {
      end++;
    }
    return attributes.substring(start, end);
  }

  private int skipBlanks(int from) {
    int i = from;
    while (i < attributes.length() && Character.isWhitespace(attributes.charAt(i))) {
      i++;
    }
    return i;
  }

  private static int closingAngle(String text, int from) {
    char quote = 0;
    for (int i = from; i < text.length() && i < from + MAX_LENGTH; i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '>') {
        return i;
      } else if (c == '<') {
        return -1;
      } else if (c == '"' || c == '\'') {
        quote = c;
      }
    }
    return -1;
  }

  /** {@code List<A>}, as people write it without escaping it, is not a link. */
  private static boolean isTypeArgument(String text, int start, String written) {
    return start > 0
        && Character.isJavaIdentifierPart(text.charAt(start - 1))
        && written.length() == 1
        && Character.isUpperCase(written.charAt(0));
  }

  private static boolean breaks(String text, int nameEnd) {
    return Character.isWhitespace(text.charAt(nameEnd)) || text.charAt(nameEnd) == '/';
  }

  private static boolean isLetterOrDigit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }
}
