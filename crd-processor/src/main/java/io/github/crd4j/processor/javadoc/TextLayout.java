package io.github.crd4j.processor.javadoc;

/** Writes paragraphs, list items and code so that no blank is ever at the end of a line. */
final class TextLayout {

  private static final int MAX_DEPTH = 8;

  private enum Gap {
    NONE,
    BLANK,
    LINE,
    PARAGRAPH
  }

  private final StringBuilder out = new StringBuilder();
  private Gap gap = Gap.NONE;
  private String marker = "";
  private int depth;

  /** Adds a visible character. */
  void append(char c) {
    gap();
    out.append(c);
  }

  void append(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isWhitespace(c) || Character.isSpaceChar(c) || Character.isISOControl(c)) {
        blank();
      } else if (isLoneSurrogate(text, i)) {
        append('\uFFFD');
      } else {
        append(c);
      }
    }
  }

  /** Adds a character that clings to what is before it. */
  void cling(char c) {
    gap = gap == Gap.BLANK ? Gap.NONE : gap;
    append(c);
  }

  void blank() {
    widen(Gap.BLANK);
  }

  void line() {
    widen(Gap.LINE);
  }

  /** A line break that the author asked for; two of them are a paragraph. */
  void hardBreak() {
    widen(gap == Gap.LINE ? Gap.PARAGRAPH : Gap.LINE);
  }

  void paragraph() {
    widen(Gap.PARAGRAPH);
  }

  /** Makes what follows an item of the list at {@code depth}, of which the outermost is 1. */
  void item(int depth, String marker) {
    this.depth = Math.min(Math.max(depth, 1), MAX_DEPTH);
    this.marker = marker;
    gap = Gap.LINE;
  }

  /** Ends the item; what follows belongs to the item around it, or at depth 0 to no list. */
  void endItem(int depth) {
    this.depth = Math.min(depth, MAX_DEPTH);
    marker = "";
    widen(depth == 0 ? Gap.PARAGRAPH : Gap.LINE);
  }

  /** Adds lines as they are, without the indentation that they share. */
  void code(String block) {
    marker = "";
    String[] lines = expandTabs(block).stripTrailing().stripIndent().split("\n", -1);
    boolean begun = false;
    int blankLines = 0;
    for (String line : lines) {
      String content = visible(line.stripTrailing());
      if (content.isEmpty()) {
        blankLines++;
        continue;
      }
      if (!begun) {
        out.append(out.isEmpty() ? "" : "\n\n");
      } else {
        out.append(blankLines > 0 ? "\n\n" : "\n");
      }
      // kubectl explain keeps the lines that begin with four blanks.
      out.append("    ").append("  ".repeat(depth)).append(content);
      begun = true;
      blankLines = 0;
    }
    if (begun) {
      gap = Gap.PARAGRAPH;
    }
  }

  boolean endsWith(String text) {
    return out.length() >= text.length()
        && out.substring(out.length() - text.length()).equals(text);
  }

  String text() {
    return out.toString();
  }

  private void widen(Gap wider) {
    if (marker.isEmpty() && wider.compareTo(gap) > 0) {
      gap = wider;
    }
  }

  private void gap() {
    if (gap != Gap.NONE && !out.isEmpty()) {
      switch (gap) {
        case PARAGRAPH -> out.append("\n\n");
        case LINE -> out.append('\n');
        default -> out.append(' ');
      }
    }
    boolean newLine = out.isEmpty() || gap.compareTo(Gap.BLANK) > 0;
    if (!marker.isEmpty()) {
      out.append("  ".repeat(depth - 1)).append(marker);
    } else if (newLine) {
      out.append("  ".repeat(depth));
    }
    marker = "";
    gap = Gap.NONE;
  }

  private static String expandTabs(String block) {
    return block.replace("\t", "    ");
  }

  private static String visible(String line) {
    StringBuilder visible = new StringBuilder(line.length());
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      boolean blank = Character.isSpaceChar(c) || Character.isISOControl(c);
      visible.append(blank ? ' ' : isLoneSurrogate(line, i) ? '\uFFFD' : c);
    }
    return visible.toString().stripTrailing();
  }

  private static boolean isLoneSurrogate(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return Character.isLowSurrogate(c)
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }
}
