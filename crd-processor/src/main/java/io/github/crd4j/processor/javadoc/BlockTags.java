package io.github.crd4j.processor.javadoc;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Cuts a documentation comment at the tags that begin a line. */
final class BlockTags {

  private final String text;
  private final DocCommentSyntax syntax;
  private final Map<String, String> params = new LinkedHashMap<>();
  private @Nullable String returns;
  private @Nullable String deprecated;

  private BlockTags(String text, DocCommentSyntax syntax) {
    this.text = text;
    this.syntax = syntax;
  }

  static DocComment split(String comment, DocCommentSyntax syntax) {
    return mayHaveTags(comment)
        ? new BlockTags(comment, syntax).split()
        : new DocComment(syntax, comment, Map.of(), null, null);
  }

  /** Whether a line begins with an at sign; most comments have at most inline tags. */
  private static boolean mayHaveTags(String comment) {
    for (int at = comment.indexOf('@'); at >= 0; at = comment.indexOf('@', at + 1)) {
      int before = at - 1;
      while (before >= 0
          && comment.charAt(before) != '\n'
          && Character.isWhitespace(comment.charAt(before))) {
        before--;
      }
      if (before < 0 || comment.charAt(before) == '\n') {
        return true;
      }
    }
    return false;
  }

  private DocComment split() {
    BitSet code = JavadocText.code(text, syntax);
    Brackets braces = new Brackets(text, '{', '}', code);
    int bodyEnd = -1;
    int tagStart = -1;
    boolean lineStart = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (lineStart && c == '@' && startsName(i + 1) && !code.get(i)) {
        if (tagStart < 0) {
          bodyEnd = i;
        } else {
          add(text.substring(tagStart, i));
        }
        tagStart = i + 1;
      }
      // An annotation that begins a line of {@code ...} is code.
      if (c == '{' && text.startsWith("@", i + 1) && braces.closing(i) > 0) {
        i = braces.closing(i);
        lineStart = false;
      } else {
        lineStart = c == '\n' || (lineStart && Character.isWhitespace(c));
      }
    }
    if (tagStart >= 0) {
      add(text.substring(tagStart));
    }
    String body = bodyEnd < 0 ? text : text.substring(0, bodyEnd);
    return new DocComment(syntax, body, params, returns, deprecated);
  }

  private boolean startsName(int index) {
    return index < text.length() && isLetter(text.charAt(index));
  }

  private void add(String tag) {
    int nameEnd = endOfWord(tag, 0);
    String content = tag.substring(nameEnd);
    switch (tag.substring(0, nameEnd)) {
      case "param" -> {
        String of = content.strip();
        int end = endOfWord(of, 0);
        if (end > 0 && of.charAt(0) != '<') {
          params.putIfAbsent(of.substring(0, end), of.substring(end));
        }
      }
      case "return" -> returns = returns == null ? content : returns;
      case "deprecated" -> deprecated = deprecated == null ? content : deprecated;
      default -> {
        // What the other tags say is not part of a description.
      }
    }
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static int endOfWord(String text, int start) {
    int end = start;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
