package io.github.crd4j.cel.rules;

import java.util.List;

/** Draws the line of an expression that is wrong, and carets under the culprit. */
final class Caret {

  private static final int MAX_WIDTH = 100;
  private static final int CONTEXT = 30;

  private Caret() {}

  static List<String> lines(String text, int offset, int length) {
    int start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
    if (offset < text.length() && text.charAt(offset) == '\n') {
      start = text.lastIndexOf('\n', offset - 1) + 1;
    }
    int end = text.indexOf('\n', offset);
    String line = text.substring(start, end < 0 ? text.length() : end).replace('\r', ' ');
    int column = Math.min(offset - start, line.length());
    String shown = line;
    if (line.length() > MAX_WIDTH) {
      int from = Math.max(0, Math.min(column - CONTEXT, line.length() - MAX_WIDTH));
      int to = Math.min(line.length(), from + MAX_WIDTH);
      shown = (from > 0 ? "…" : "") + line.substring(from, to) + (to < line.length() ? "…" : "");
      column = column - from + (from > 0 ? 1 : 0);
    }
    int carets = Math.max(1, Math.min(length, shown.length() - column));
    String before = shown.substring(0, Math.min(column, shown.length())).replace('\t', ' ');
    return List.of(
        "  " + shown.replace('\t', ' '),
        "  " + " ".repeat(before.codePointCount(0, before.length())) + "^".repeat(carets));
  }
}
