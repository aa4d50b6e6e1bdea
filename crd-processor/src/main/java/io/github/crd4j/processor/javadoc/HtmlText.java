package io.github.crd4j.processor.javadoc;

import org.jspecify.annotations.Nullable;

/** Reads the HTML of a documentation comment and lays out its text. */
final class HtmlText {

  private final String html;
  private final TextLayout layout = new TextLayout();
  private @Nullable StringBuilder code;
  private String link = "";
  private int listDepth;
  private boolean rowBegun;
  private boolean termBegun;
  private boolean unclosedComment;

  HtmlText(String html) {
    this.html = html;
  }

  String plain() {
    int i = 0;
    while (i < html.length()) {
      char c = html.charAt(i);
      if (c == '<') {
        i = angle(i);
      } else if (c == '&') {
        i = ampersand(i);
      } else if (code != null) {
        code.append(c);
        i++;
      } else if (Character.isWhitespace(c)) {
        i = blanks(i);
      } else {
        int end = i + 1;
        while (end < html.length() && !isSpecial(html.charAt(end))) {
          end++;
        }
        layout.append(html.substring(i, end));
        i = end;
      }
    }
    endCode();
    return layout.text();
  }

  private int angle(int start) {
    if (html.startsWith("<!--", start) && !unclosedComment) {
      int end = html.indexOf("-->", start + 4);
      if (end >= 0) {
        return end + 3;
      }
      unclosedComment = true;
    }
    HtmlTag tag = HtmlTag.at(html, start);
    if (tag == null) {
      text("<");
      return start + 1;
    }
    if (!tag.closing() && (tag.name().equals("script") || tag.name().equals("style"))) {
      int end = html.indexOf("</" + tag.name(), tag.end());
      return end < 0 ? html.length() : end;
    }
    if (code != null) {
      inCode(tag);
    } else if (tag.closing()) {
      close(tag.name());
    } else {
      open(tag);
    }
    return tag.end();
  }

  private void inCode(HtmlTag tag) {
    if (tag.name().equals("pre")) {
      endCode();
    } else if (tag.name().equals("br")) {
      text("\n");
    }
  }

  private void open(HtmlTag tag) {
    switch (tag.name()) {
      case "pre" -> code = new StringBuilder();
      case "br" -> layout.hardBreak();
      case "ul", "ol", "menu", "dl", "table" -> listDepth++;
      case "li", "dt", "tr" -> {
        layout.item(listDepth, "- ");
        rowBegun = false;
        termBegun = tag.name().equals("dt");
      }
      case "dd" -> {
        if (termBegun) {
          layout.cling(':');
          layout.blank();
        } else {
          layout.line();
        }
        termBegun = false;
      }
      case "td", "th" -> {
        if (rowBegun) {
          layout.blank();
          layout.append('|');
        }
        layout.blank();
        rowBegun = true;
      }
      case "caption" -> layout.line();
      case "a" -> link = tag.attribute("href");
      case "img" -> layout.append(tag.attribute("alt"));
      case "q" -> layout.append('"');
      default -> block(tag.name());
    }
  }

  private void close(String name) {
    switch (name) {
      case "ul", "ol", "menu", "dl", "table" -> {
        listDepth = Math.max(0, listDepth - 1);
        layout.endItem(listDepth);
      }
      case "a" -> {
        boolean tells = link.startsWith("https://") || link.startsWith("http://");
        if (tells && !layout.endsWith(link)) {
          layout.blank();
          layout.append("(" + link + ")");
        }
        link = "";
      }
      case "q" -> layout.cling('"');
      default -> block(name);
    }
  }

  private void block(String name) {
    switch (name) {
      case "p", "div", "section", "article", "blockquote", "center", "details", "summary" ->
          layout.paragraph();
      case "h1", "h2", "h3", "h4", "h5", "h6", "hr", "header", "footer", "figure" ->
          layout.paragraph();
      default -> {
        // Emphasis and the like have no plain form.
      }
    }
  }

  private int ampersand(int start) {
    int limit = Math.min(html.length(), start + HtmlEntities.MAX_LENGTH);
    for (int i = start + 1; i < limit; i++) {
      if (html.charAt(i) == ';') {
        String character = HtmlEntities.decode(html.substring(start + 1, i));
        if (character != null) {
          text(character);
          return i + 1;
        }
        break;
      }
    }
    text("&");
    return start + 1;
  }

  /** Many authors separate paragraphs by blank lines alone, and write lists with dashes. */
  private int blanks(int start) {
    int i = start;
    int lineBreaks = 0;
    while (i < html.length() && Character.isWhitespace(html.charAt(i))) {
      lineBreaks += html.charAt(i++) == '\n' ? 1 : 0;
    }
    if (lineBreaks > 0 && html.startsWith("- ", i)) {
      layout.item(listDepth + 1, "- ");
      return i + 2;
    }
    if (lineBreaks > 1) {
      layout.endItem(listDepth);
      layout.paragraph();
    } else {
      layout.blank();
    }
    return i;
  }

  private void text(String text) {
    if (code != null) {
      code.append(text);
    } else {
      layout.append(text);
    }
  }

  private void endCode() {
    if (code != null) {
      layout.code(code.toString());
      code = null;
    }
  }

  private static boolean isSpecial(char c) {
    return c == '<' || c == '&' || Character.isWhitespace(c);
  }
}
