package io.github.crd4j.processor.javadoc;

import java.util.function.UnaryOperator;

/** Replaces inline tags by what they show, in the language of the comment. */
final class InlineTags {

  /** Deeper than anybody nests tags, and shallow enough for the stack. */
  private static final int MAX_DEPTH = 50;

  private final String text;
  private final boolean markdown;
  private final UnaryOperator<String> values;
  private final Brackets braces;
  private final StringBuilder out = new StringBuilder();

  private InlineTags(String text, DocCommentSyntax syntax, UnaryOperator<String> values) {
    this.text = text;
    this.markdown = syntax == DocCommentSyntax.MARKDOWN;
    this.values = values;
    this.braces = new Brackets(text, '{', '}', JavadocText.code(text, syntax));
  }

  static String expand(String text, DocCommentSyntax syntax, UnaryOperator<String> values) {
    if (!text.contains("{@")) {
      return text;
    }
    InlineTags tags = new InlineTags(text, syntax, values);
    tags.expand(0, text.length(), 0);
    return tags.out.toString();
  }

  /** {@code java.util.List#add(Object)} as Javadoc shows it: {@code List.add(Object)}. */
  static String display(String reference) {
    String target = reference.substring(reference.indexOf('/') + 1);
    int member = target.indexOf('#');
    String type = member < 0 ? target : target.substring(0, member);
    int dot = type.indexOf('.');
    while (dot > 0 && Character.isLowerCase(type.charAt(0))) {
      type = type.substring(dot + 1);
      dot = type.indexOf('.');
    }
    if (member < 0) {
      return type;
    }
    return type.isEmpty()
        ? target.substring(member + 1)
        : type + "." + target.substring(member + 1);
  }

  private void expand(int from, int to, int depth) {
    int i = from;
    while (i < to) {
      int end = text.startsWith("{@", i) ? braces.closing(i) : 0;
      if (end > 0 && depth < MAX_DEPTH) {
        tag(i + 2, end, depth);
        i = end + 1;
      } else {
        out.append(text.charAt(i++));
      }
    }
  }

  private void tag(int from, int to, int depth) {
    int nameEnd = from;
    while (nameEnd < to && isNamePart(text.charAt(nameEnd))) {
      nameEnd++;
    }
    if (nameEnd == from) {
      literal(text.substring(from - 2, to + 1));
      return;
    }
    int start = skipBlanks(nameEnd, to);
    switch (text.substring(from, nameEnd)) {
      case "code" -> code(text.substring(start, to));
      case "literal" -> literal(text.substring(start, to));
      case "link", "linkplain" -> link(start, to, depth);
      case "value" -> literal(values.apply(text.substring(start, to).strip()));
      case "index" -> literal(indexed(text.substring(start, to).strip()));
      case "systemProperty" -> literal(text.substring(start, to).strip());
      case "snippet" -> snippet(text.substring(start, to));
      case "return" -> {
        expand(start, to, depth + 1);
        out.append('.');
      }
      case "docRoot", "inheritDoc" -> {
        // Neither has text of its own; what is inherited was filled in before.
      }
      default -> expand(start, to, depth + 1);
    }
  }

  private void link(int from, int to, int depth) {
    int end = from;
    int nested = 0;
    while (end < to && (nested > 0 || !Character.isWhitespace(text.charAt(end)))) {
      char c = text.charAt(end++);
      nested += c == '(' || c == '<' ? 1 : c == ')' || c == '>' ? -1 : 0;
    }
    int label = skipBlanks(end, to);
    if (label < to) {
      expand(label, to, depth + 1);
    } else {
      literal(display(text.substring(from, end)));
    }
  }

  /** The term of {@code term description} or of {@code "more than a word" description}. */
  private static String indexed(String content) {
    int quote = content.startsWith("\"") ? content.indexOf('"', 1) : -1;
    if (quote > 0) {
      return content.substring(1, quote);
    }
    int end = 0;
    while (end < content.length() && !Character.isWhitespace(content.charAt(end))) {
      end++;
    }
    return content.substring(0, end);
  }

  /** The lines after the colon; a snippet from a file has none. */
  private void snippet(String content) {
    int newline = content.indexOf('\n');
    if (newline < 0 || !content.substring(0, newline).stripTrailing().endsWith(":")) {
      return;
    }
    String body = content.substring(newline + 1).stripTrailing();
    if (markdown) {
      out.append("\n\n```\n").append(body.stripIndent()).append("\n```\n\n");
    } else {
      out.append("<pre>");
      literal(body);
      out.append("</pre>");
    }
  }

  private void code(String content) {
    if (markdown) {
      out.append('`').append(content).append('`');
    } else {
      literal(content);
    }
  }

  private void literal(String content) {
    out.append(
        markdown
            ? content
            : content.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
  }

  private int skipBlanks(int from, int to) {
    int i = from;
    // A line break stays: it is where a snippet's body and a block of code begin.
    while (i < to && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
      i++;
    }
    return i;
  }

  private static boolean isNamePart(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '.'
        || c == '-'
        || c == '_';
  }
}
