package io.github.crd4j.processor.javadoc;

import java.util.BitSet;

/** Replaces the links in Markdown by their text, followed by the address if there is one. */
final class MarkdownLinks {

  private final String text;
  private final BitSet code;
  private final Brackets square;
  private final Brackets round;
  private final StringBuilder out = new StringBuilder();

  private MarkdownLinks(String text) {
    this.text = text;
    this.code = MarkdownCode.positions(text);
    this.square = new Brackets(text, '[', ']', code);
    this.round = new Brackets(text, '(', ')', code);
  }

  static String expand(String text) {
    if (text.indexOf('[') < 0) {
      return text;
    }
    MarkdownLinks links = new MarkdownLinks(text);
    links.expand();
    return links.out.toString();
  }

  private void expand() {
    int i = 0;
    while (i < text.length()) {
      boolean escaped = i > 0 && text.charAt(i - 1) == '\\';
      int close = text.charAt(i) == '[' && !escaped && !code.get(i) ? square.closing(i) : 0;
      i = close > 0 ? link(i, close) : copy(i);
    }
  }

  private int copy(int i) {
    out.append(text.charAt(i));
    return i + 1;
  }

  private int link(int open, int close) {
    String label = text.substring(open + 1, close);
    int next = close + 1;
    if (text.startsWith("(", next) && round.closing(next) > 0) {
      String target = text.substring(next + 1, round.closing(next)).strip();
      int blank = target.indexOf(' ');
      String address = blank < 0 ? target : target.substring(0, blank);
      out.append(label);
      boolean tells = address.startsWith("https://") || address.startsWith("http://");
      if (tells && !address.equals(label)) {
        out.append(" (").append(address).append(')');
      }
      return round.closing(next) + 1;
    }
    if (text.startsWith("[", next) && square.closing(next) > 0) {
      out.append(
          label.equals(text.substring(next + 1, square.closing(next)))
              ? InlineTags.display(label)
              : label);
      return square.closing(next) + 1;
    }
    if (isReference(label)) {
      out.append(InlineTags.display(label));
      return next;
    }
    return copy(open);
  }

  /** Whether {@code [label]} alone can name a type or a member, which {@code [a-z]} cannot. */
  private static boolean isReference(String label) {
    boolean lower = false;
    boolean upper = false;
    for (int i = 0; i < label.length(); i++) {
      char c = label.charAt(i);
      if (c == '(') {
        return label.indexOf('#') >= 0 && label.indexOf('#') < i && label.endsWith(")");
      }
      if (!Character.isJavaIdentifierPart(c) && c != '.' && c != '#') {
        return false;
      }
      lower |= Character.isLowerCase(c);
      upper |= Character.isUpperCase(c);
    }
    return label.indexOf('#') >= 0 ? label.length() > 1 : lower && upper;
  }
}
