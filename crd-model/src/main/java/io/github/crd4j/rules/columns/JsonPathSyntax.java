package io.github.crd4j.rules.columns;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The JSON paths that the API server can read when it prints columns ({@code
 * k8s.io/client-go/util/jsonpath/parser.go}).
 */
final class JsonPathSyntax {

  private static final Pattern KEY = Pattern.compile("'([^']*)'");
  private static final Pattern SLICE = Pattern.compile("(-?[\\d]*)(:-?[\\d]*)?(:-?[\\d]*)?");
  private static final Pattern FILTER = Pattern.compile("([^!<>=]+)([!<>=]+)(.+)");
  private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)");

  private final String text;
  private int at;
  private boolean afterRecursion;

  private JsonPathSyntax(String text) {
    this.text = text;
  }

  /** What is wrong with {@code path}, or null. */
  static @Nullable String problem(String path) {
    return new JsonPathSyntax(path).read();
  }

  private @Nullable String read() {
    while (at < text.length()) {
      String problem = step();
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private @Nullable String step() {
    char c = text.charAt(at);
    if (text.startsWith("[?(", at)) {
      afterRecursion = false;
      return filter();
    }
    if (text.startsWith("..", at)) {
      if (afterRecursion) {
        return "invalid multiple recursive descent";
      }
      afterRecursion = true;
      at += 2;
      if (at < text.length() && isWord(text.charAt(at))) {
        afterRecursion = false;
        field();
      }
      return null;
    }
    if (c == ' ' || c == '@' || c == '$') {
      at++;
      return null;
    }
    afterRecursion = false;
    if (c == '[') {
      return brackets();
    }
    if (c == '\'' || c == '"') {
      return quoted(c);
    }
    if (c == '.') {
      at++;
      field();
      return null;
    }
    if (c == '+' || c == '-' || Character.isDigit(c)) {
      return number();
    }
    if (isWord(c)) {
      field();
      return null;
    }
    return c == '\n' || c == '\r'
        ? "unclosed action"
        : "unrecognized character in action: '" + c + "'";
  }

  private static boolean isWord(char c) {
    return c == '_' || Character.isLetterOrDigit(c);
  }

  private void field() {
    while (at < text.length() && " \t\r\n.,[]$@{}".indexOf(text.charAt(at)) < 0) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
  }

  private @Nullable String number() {
    int start = at++;
    while (at < text.length() && (text.charAt(at) == '.' || Character.isDigit(text.charAt(at)))) {
      at++;
    }
    String number = text.substring(start, at);
    return NUMBER.matcher(number).matches() ? null : "cannot parse number " + number;
  }

  private @Nullable String quoted(char quote) {
    int start = at++;
    while (at < text.length()
        && (text.charAt(at) != quote || (text.charAt(at - 1) == '\\' && at - 1 > start))) {
      at++;
    }
    if (at == text.length()) {
      return "unterminated quoted string";
    }
    at++;
    return null;
  }

  private @Nullable String brackets() {
    int end = text.indexOf(']', at);
    if (end < 0) {
      return "unterminated array";
    }
    String inside = text.substring(at + 1, end);
    at = end + 1;
    for (String part : inside.split(",", -1)) {
      String problem = index(inside.contains(",") ? part.strip() : part);
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private static @Nullable String index(String index) {
    Matcher key = KEY.matcher(index);
    if (key.matches()) {
      return problem("." + key.group(1));
    }
    if (index.startsWith("?(")) {
      return problem("[" + index + "]");
    }
    return index.equals("*") || SLICE.matcher(index).matches()
        ? null
        : "invalid array index " + index;
  }

  private @Nullable String filter() {
    int start = at + 3;
    at = start;
    char quote = 0;
    boolean closed = false;
    while (at < text.length() && !(text.charAt(at) == ')' && (quote == 0 || closed))) {
      char c = text.charAt(at);
      if (c == '\n') {
        return "unterminated filter";
      }
      if (quote == 0 && (c == '\'' || c == '"')) {
        quote = c;
      } else if (c == quote && text.charAt(at - 1) != '\\') {
        closed = true;
      }
      at++;
    }
    if (at >= text.length()) {
      return "unterminated filter";
    }
    String condition = text.substring(start, at++);
    if (at == text.length() || text.charAt(at) != ']') {
      return "unclosed array expect ]";
    }
    at++;
    Matcher comparison = FILTER.matcher(condition);
    if (!comparison.matches()) {
      return problem(condition);
    }
    String left = problem(comparison.group(1));
    return left != null ? left : problem(comparison.group(3));
  }
}
