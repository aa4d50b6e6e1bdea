package io.github.crd4j.processor.javadoc;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Joins the lines of Markdown paragraphs, and leaves everything else nearly as it is. */
final class MarkdownText {

  private static final int CODE_INDENT = 4;

  private final List<String> lines;
  private final TextLayout layout = new TextLayout();
  private boolean inList;
  private boolean afterBlank = true;

  MarkdownText(String markdown) {
    this.lines = markdown.stripTrailing().stripIndent().lines().toList();
  }

  String plain() {
    int i = 0;
    while (i < lines.size()) {
      String line = lines.get(i);
      int fence = MarkdownCode.fence(line);
      if (fence > 0) {
        i = fenced(i, fence);
      } else if (!inList && afterBlank && indent(line) >= CODE_INDENT && !line.isBlank()) {
        i = indented(i);
      } else {
        line(line);
        i++;
      }
    }
    return layout.text();
  }

  private int fenced(int start, int fence) {
    endListBefore(lines.get(start));
    String mark = lines.get(start).strip().substring(0, fence);
    StringBuilder block = new StringBuilder();
    int i = start + 1;
    while (i < lines.size() && !lines.get(i).strip().startsWith(mark)) {
      block.append(lines.get(i++)).append('\n');
    }
    layout.code(block.toString());
    afterBlank = true;
    return i + 1;
  }

  private int indented(int start) {
    StringBuilder block = new StringBuilder();
    int i = start;
    while (i < lines.size() && (indent(lines.get(i)) >= CODE_INDENT || lines.get(i).isBlank())) {
      block.append(lines.get(i++)).append('\n');
    }
    layout.code(block.toString());
    return i;
  }

  private void line(String line) {
    String content = line.strip();
    if (content.isEmpty()) {
      layout.paragraph();
      afterBlank = true;
      return;
    }
    String marker = marker(content);
    if (marker != null) {
      layout.item(indent(line) / 2 + 1, marker);
      layout.append(content.substring(marker.length()));
      inList = true;
    } else {
      endListBefore(line);
      text(content);
    }
    afterBlank = false;
  }

  /** A line that is not indented ends the list, if a blank line is before it. */
  private void endListBefore(String line) {
    if (inList && afterBlank && indent(line) < 2) {
      layout.endItem(0);
      inList = false;
    }
  }

  private void text(String content) {
    boolean ownLine = content.startsWith("|") || content.startsWith(">");
    boolean heading = content.startsWith("#");
    if (ownLine) {
      layout.line();
    } else if (heading) {
      layout.paragraph();
    } else {
      layout.blank();
    }
    layout.append(content);
    if (ownLine) {
      layout.line();
    } else if (heading) {
      layout.paragraph();
    }
  }

  /** What makes {@code content} a list item, with the blank behind it; null if nothing does. */
  private static @Nullable String marker(String content) {
    int end = 0;
    while (end < content.length() && end < 9 && Character.isDigit(content.charAt(end))) {
      end++;
    }
    String bullets = end == 0 ? "-*+" : ".)";
    boolean item =
        end + 1 < content.length()
            && bullets.indexOf(content.charAt(end)) >= 0
            && content.charAt(end + 1) == ' ';
    return item ? content.substring(0, end + 2) : null;
  }

  private static int indent(String line) {
    int indent = 0;
    while (indent < line.length() && line.charAt(indent) == ' ') {
      indent++;
    }
    return indent;
  }
}
