package io.github.crd4j.cel.rules;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.ArrayList;
import java.util.List;

/**
 * The {@code fieldPath} of a validation rule.
 *
 * <p>Transliterated from {@code ValidFieldPath} in {@code
 * k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel/validation.go}.
 */
public final class RuleFieldPath {

  private RuleFieldPath() {}

  /** A path that leads nowhere; the message continues a sentence that starts with the path. */
  public static final class InvalidPathException extends Exception {

    private static final long serialVersionUID = 1L;

    InvalidPathException(String message) {
      super(message, null, false, false);
    }

    @Override
    public String getMessage() {
      return String.valueOf(super.getMessage());
    }
  }

  /**
   * The field that {@code text} names, relative to the node that {@code schema} describes.
   *
   * @throws InvalidPathException if there is no such field
   */
  public static FieldPath resolve(String text, Schema schema) throws InvalidPathException {
    List<String> tokens = tokens(text);
    FieldPath path = FieldPath.ROOT;
    Schema at = schema;
    int next = 0;
    while (next < tokens.size()) {
      String name;
      switch (tokens.get(next)) {
        case "[" -> {
          name = unquote(token(tokens, next + 1));
          if (!token(tokens, next + 2).equals("]")) {
            throw new InvalidPathException("lacks a ']'");
          }
          next += 3;
        }
        case "." -> {
          name = token(tokens, next + 1);
          next += 2;
        }
        default ->
            throw new InvalidPathException(
                "does not start with '.' or '[' at '" + tokens.get(next) + "'");
      }
      boolean named = !at.properties().isEmpty();
      path = named ? path.field(name) : path.key(name);
      at = named ? property(at, name) : values(at, name);
    }
    return path;
  }

  private static Schema property(Schema schema, String name) throws InvalidPathException {
    Schema property = schema.properties().get(name);
    if (property == null) {
      throw new InvalidPathException(
          "does not lead to a field: there is no '"
              + name
              + "'"
              + Suggestions.didYouMean(name, schema.properties().keySet()));
    }
    return property;
  }

  private static Schema values(Schema schema, String name) throws InvalidPathException {
    SchemaOrBool additional = schema.additionalProperties();
    if (additional == null) {
      throw new InvalidPathException(
          "does not lead to a field: there is nothing below '" + name + "'");
    }
    // The server crashes on a step beyond such a map; a path that ends in it is fine.
    Schema values = additional.schema();
    return values == null ? Schema.EMPTY : values;
  }

  private static String token(List<String> tokens, int index) throws InvalidPathException {
    if (index >= tokens.size()) {
      throw new InvalidPathException("ends too early");
    }
    return tokens.get(index);
  }

  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = tokenEnd(text, start);
      tokens.add(text.substring(start, end));
      start = end;
    }
    return tokens;
  }

  private static int tokenEnd(String text, int start) {
    char first = text.charAt(start);
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (first == '\'') {
        if (i > start && c == '\'' && text.charAt(i - 1) != '\\') {
          return i + 1;
        }
      } else if (c == '.' || c == '[' || c == ']') {
        return i == start ? i + 1 : i;
      }
    }
    return text.length();
  }

  private static String unquote(String token) throws InvalidPathException {
    if (token.length() < 2 || !token.startsWith("'") || !token.endsWith("'")) {
      throw new InvalidPathException(
          "has '" + token + "' where a name in single quotes must stand");
    }
    StringBuilder out = new StringBuilder();
    String inner = token.substring(1, token.length() - 1);
    int next = 0;
    while (next < inner.length()) {
      char c = inner.charAt(next);
      boolean escaped = c == '\\' && next + 1 < inner.length() && inner.charAt(next + 1) != '\n';
      next += escaped ? 2 : 1;
      out.append(escaped ? unescape(inner.charAt(next - 1)) : c);
    }
    return out.toString();
  }

  private static char unescape(char c) throws InvalidPathException {
    int escape = "abfnrtv'\\".indexOf(c);
    if (escape < 0) {
      throw new InvalidPathException("has the unknown escape '\\" + c + "'");
    }
    return "\u0007\b\f\n\r\t\u000b'\\".charAt(escape);
  }
}
