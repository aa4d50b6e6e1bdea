package io.github.crd4j.cel.rules;

import dev.cel.common.ast.CelExpr;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.compile.Trees;

/** Finds the words of an expression in its text. */
final class Source {

  private Source() {}

  /** The text of the expression around {@code offset} that is one name, operator or literal. */
  static int lengthAt(String text, int offset) {
    if (offset >= text.length()) {
      return 1;
    }
    char first = text.charAt(offset);
    if (first == '"' || first == '\'') {
      return literalLength(text, offset, first);
    }
    if (isNamePart(first)) {
      int end = offset;
      while (end < text.length() && isNamePart(text.charAt(end))) {
        end++;
      }
      return end - offset;
    }
    return text.startsWith("==", offset)
            || text.startsWith("!=", offset)
            || text.startsWith("<=", offset)
            || text.startsWith(">=", offset)
            || text.startsWith("&&", offset)
            || text.startsWith("||", offset)
        ? 2
        : 1;
  }

  private static int literalLength(String text, int offset, char quote) {
    int end = offset + 1;
    while (end < text.length() && text.charAt(end) != quote) {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    return Math.min(end + 1, text.length()) - offset;
  }

  static boolean isNamePart(char c) {
    return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
  }

  /** Where the field starts whose dot (or {@code ?}) is at {@code offset}. */
  static int fieldStart(String text, int offset) {
    int start = offset;
    while (start < text.length() && ".?[ \t\r\n`".indexOf(text.charAt(start)) >= 0) {
      start++;
    }
    return Math.min(start, Math.max(0, text.length() - 1));
  }

  /** Where the name starts that ends before the parenthesis at {@code offset}. */
  static int functionStart(String text, int offset) {
    int end = Math.min(offset, text.length());
    while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    int start = end;
    while (start > 0 && isNamePart(text.charAt(start - 1))) {
      start--;
    }
    return start < end ? start : offset;
  }

  /** Where to put the caret for {@code expr}: at the name of a call or field, else at its start. */
  static int offset(Compilation compilation, CelExpr expr) {
    int offset = compilation.offset(expr);
    String text = compilation.text();
    return switch (expr.getKind()) {
      case CALL ->
          offset < text.length() && text.charAt(offset) == '('
              ? functionStart(text, offset)
              : offset;
      case SELECT -> fieldStart(text, offset);
      default -> offset;
    };
  }

  /** How the user wrote {@code expr}, if it is a name or a selection; else empty. */
  static String name(CelExpr expr) {
    return Trees.qualifiedName(expr);
  }
}
