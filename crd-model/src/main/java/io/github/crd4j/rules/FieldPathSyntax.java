package io.github.crd4j.rules;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A path to a field, {@code .spec.labels['a.b']}, followed through a schema ({@code ValidFieldPath}
 * in {@code apiserver/schema/cel/validation.go}).
 *
 * @param names the properties it descends through, as far as it leads somewhere
 * @param schema of the field; null if it leads nowhere or nothing is known of its values
 * @param problem why it leads nowhere, in the API server's words; empty if it does not
 */
public record FieldPathSyntax(List<String> names, @Nullable Schema schema, String problem) {

  private static final String NOWHERE = "does not refer to a valid field";
  private static final String ENDED = "unexpected end of JSON path";
  private static final String ESCAPES = "'\"\\abfnrtv`?";

  public FieldPathSyntax {
    names = List.copyOf(names);
  }

  /**
   * Follows {@code path} through {@code schema}.
   *
   * @param allowBrackets whether a step may be written {@code ['name']}
   */
  public static FieldPathSyntax read(String path, Schema schema, boolean allowBrackets) {
    List<String> tokens = tokens(path);
    List<String> names = new ArrayList<>();
    Schema at = schema;
    int i = 0;
    while (i < tokens.size()) {
      String token = tokens.get(i);
      boolean isBracket = token.equals("[");
      if (!isBracket && !token.equals(".")) {
        return failed(names, "expected [ or . but got: " + token);
      }
      if (isBracket && !allowBrackets) {
        return failed(names, "array notation is not allowed");
      }
      if (i + 1 == tokens.size()) {
        return failed(names, ENDED);
      }
      String name = isBracket ? unquote(tokens.get(i + 1)) : tokens.get(i + 1);
      if (name == null) {
        return failed(names, "expected single quoted string but got " + tokens.get(i + 1));
      }
      SchemaOrBool additional = at == null ? null : at.additionalProperties();
      if (at == null) {
        return failed(names, "nothing is known of the values here");
      } else if (at.has(Keyword.PROPERTIES)) {
        at = at.properties().get(name);
        if (at == null) {
          return failed(names, NOWHERE);
        }
      } else if (additional != null) {
        at = additional.schema();
      } else {
        return failed(names, NOWHERE);
      }
      names.add(name);
      if (isBracket && (i + 2 == tokens.size() || !tokens.get(i + 2).equals("]"))) {
        return failed(
            names, i + 2 == tokens.size() ? ENDED : "expected ] but got " + tokens.get(i + 2));
      }
      i += isBracket ? 3 : 2;
    }
    return new FieldPathSyntax(names, at, "");
  }

  private static FieldPathSyntax failed(List<String> names, String problem) {
    return new FieldPathSyntax(names, null, problem);
  }

  /** Dots, brackets and what is between them; a text in single quotes is one token. */
  private static List<String> tokens(String path) {
    List<String> tokens = new ArrayList<>();
    int i = 0;
    while (i < path.length()) {
      int end = i + 1;
      if (path.charAt(i) == '\'') {
        while (end < path.length() && (path.charAt(end) != '\'' || path.charAt(end - 1) == '\\')) {
          end++;
        }
        end = Math.min(end + 1, path.length());
      } else if (".[]".indexOf(path.charAt(i)) < 0) {
        while (end < path.length() && ".[]".indexOf(path.charAt(end)) < 0) {
          end++;
        }
      }
      tokens.add(path.substring(i, end));
      i = end;
    }
    return tokens;
  }

  private static @Nullable String unquote(String token) {
    if (token.length() < 2 || !token.startsWith("'") || !token.endsWith("'")) {
      return null;
    }
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < token.length() - 1; i++) {
      char c = token.charAt(i);
      if (c == '\\') {
        i++;
        c = token.charAt(i);
        if (i == token.length() - 1 || ESCAPES.indexOf(c) < 0) {
          return null;
        }
        int control = "abfnrtv".indexOf(c);
        c = control < 0 ? c : "\u0007\b\f\n\r\t\u000b".charAt(control);
      }
      text.append(c);
    }
    return text.toString();
  }
}
