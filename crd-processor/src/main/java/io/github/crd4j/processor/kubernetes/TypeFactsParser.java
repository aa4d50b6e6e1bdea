package io.github.crd4j.processor.kubernetes;

import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.json.JsonValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one line of the table, whose head explains the notation.
 *
 * <p>The table is a part of this program: a line that is malformed is a mistake of ours.
 */
final class TypeFactsParser {

  /** What may follow a name. */
  private static final String MARKS = "![~+*@{=(";

  private final String line;
  private int at;

  private TypeFactsParser(String line) {
    this.line = line;
  }

  /** The name of the type that {@code line} is about. */
  static String name(String line) {
    return new TypeFactsParser(line).word();
  }

  /** The facts of a line in {@code section}. */
  static TypeFacts parse(String section, String line) {
    return new TypeFactsParser(line).type(section);
  }

  private TypeFacts type(String section) {
    String name = word();
    boolean atomic = skip('~');
    List<String> itemKeys = skip('(') ? list(')', ",") : List.of();
    Map<String, PropertyFacts> properties = new HashMap<>();
    while (at < line.length()) {
      expect(' ');
      properties.put(word(), property());
    }
    return new TypeFacts(section + "." + name, atomic, itemKeys, properties);
  }

  private PropertyFacts property() {
    boolean required = skip('!');
    List<String> keys = skip('[') ? list(']', ",") : null;
    String mapType = skip('~') ? "atomic" : skip('+') ? "granular" : null;
    boolean anyObject = skip('*');
    String format = skip('@') ? word() : null;
    List<String> values = skip('{') ? list('}', "\\|") : List.of();
    JsonValue defaultValue = skip('=') ? json() : null;
    boolean set = keys != null && keys.isEmpty();
    return new PropertyFacts(
        required, set ? null : keys, set, mapType, anyObject, format, values, defaultValue);
  }

  private String word() {
    int start = at;
    while (at < line.length() && line.charAt(at) != ' ' && MARKS.indexOf(line.charAt(at)) < 0) {
      at++;
    }
    return line.substring(start, at);
  }

  private List<String> list(char end, String separator) {
    int close = line.indexOf(end, at);
    String content = line.substring(at, close);
    at = close + 1;
    // An empty text may be one of several values.
    return content.isEmpty() ? List.of() : List.of(content.split(separator, -1));
  }

  private @Nullable JsonValue json() {
    int end = line.indexOf(' ', at);
    end = end < 0 ? line.length() : end;
    String json = line.substring(at, end);
    at = end;
    try {
      return JsonText.parseJson(json);
    } catch (JsonTextException malformed) {
      throw malformed("default " + json);
    }
  }

  private boolean skip(char mark) {
    if (at < line.length() && line.charAt(at) == mark) {
      at++;
      return true;
    }
    return false;
  }

  private void expect(char mark) {
    if (!skip(mark)) {
      throw malformed("'" + mark + "' expected at " + at);
    }
  }

  private IllegalStateException malformed(String what) {
    return new IllegalStateException("malformed line of the table: " + what + ": " + line);
  }
}
