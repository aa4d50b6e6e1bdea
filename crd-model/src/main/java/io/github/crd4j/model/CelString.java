package io.github.crd4j.model;

/** Texts as CEL rules spell them. */
public final class CelString {

  private CelString() {}

  /** {@code text} as a string literal in single quotes. */
  public static String literal(String text) {
    StringBuilder literal = new StringBuilder("'");
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '\\' -> literal.append("\\\\");
                case '\'' -> literal.append("\\'");
                case '\n' -> literal.append("\\n");
                case '\r' -> literal.append("\\r");
                default -> literal.appendCodePoint(c);
              }
            });
    return literal.append('\'').toString();
  }
}
