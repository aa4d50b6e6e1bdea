package io.github.crd4j.cel.types;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a property is spelled in CEL, where names are identifiers.
 *
 * <p>Transliterated from {@code Escape} in {@code k8s.io/apiserver/pkg/cel/escaping.go}.
 */
public final class FieldNames {

  private static final Set<String> RESERVED =
      Set.of(
          "true",
          "false",
          "null",
          "in",
          "as",
          "break",
          "const",
          "continue",
          "else",
          "for",
          "function",
          "if",
          "import",
          "let",
          "loop",
          "package",
          "namespace",
          "return",
          "var",
          "void",
          "while");

  // The parser takes these as tokens of their own wherever they stand.
  private static final Set<String> NEVER_PLAIN = Set.of("true", "false", "null", "in");

  private FieldNames() {}

  /** The CEL name of the property {@code name}, or null if rules cannot reach it. */
  public static @Nullable String escape(String name) {
    if (name.isEmpty() || isDigit(name.charAt(0))) {
      return null;
    }
    if (RESERVED.contains(name)) {
      return "__" + name + "__";
    }
    StringBuilder out = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      switch (c) {
        case '.' -> out.append("__dot__");
        case '-' -> out.append("__dash__");
        case '/' -> out.append("__slash__");
        case '_' -> {
          if (name.startsWith("__", i)) {
            out.append("__underscores__");
            i++;
          } else {
            out.append('_');
          }
        }
        default -> {
          if (!isLetter(c) && !isDigit(c)) {
            return null;
          }
          out.append(c);
        }
      }
    }
    return out.toString();
  }

  /**
   * The reserved word that the escaped name {@code escaped} stands for, if it may also be written
   * plainly; else null.
   */
  public static @Nullable String plainKeyword(String escaped) {
    if (escaped.length() <= 4 || !escaped.startsWith("__") || !escaped.endsWith("__")) {
      return null;
    }
    String word = escaped.substring(2, escaped.length() - 2);
    return RESERVED.contains(word) && !NEVER_PLAIN.contains(word) ? word : null;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
