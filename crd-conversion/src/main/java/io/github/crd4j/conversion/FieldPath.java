package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.StringNode;

/**
 * Reads the paths of a mapping, such as {@code backup.schedule} and {@code ports[name=sql].port}.
 */
final class FieldPath {
  private final String text;
  private int position;

  private FieldPath(String text) {
    this.text = text;
  }

  /**
   * The steps of a path.
   *
   * @throws IllegalArgumentException if it is none
   */
  static List<Step> parse(String text) {
    return new FieldPath(text).steps();
  }

  /**
   * The names of a path without keys, in which {@code each} may stand for all items or values.
   *
   * @throws IllegalArgumentException if it is none
   */
  static List<String> parseNames(String text, String each) {
    FieldPath path = new FieldPath(text);
    List<String> names = new ArrayList<>();
    do {
      if (path.looksAt(each)) {
        names.add(each);
        path.position += each.length();
      } else if (path.next(names.isEmpty()) instanceof Step.Property property) {
        names.add(property.name());
      } else {
        throw path.wrong("a name");
      }
    } while (path.position < text.length());
    return List.copyOf(names);
  }

  private List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    do {
      steps.add(next(steps.isEmpty()));
    } while (position < text.length());
    return List.copyOf(steps);
  }

  private Step next(boolean first) {
    if (looksAt("[\"")) {
      return new Step.Property(quoted());
    }
    if (looksAt("[") && !first) {
      return item();
    }
    if (!first) {
      expect('.');
    }
    int end = position;
    while (end < text.length() && text.charAt(end) != '.' && text.charAt(end) != '[') {
      end++;
    }
    if (end == position) {
      throw wrong("a name");
    }
    String name = text.substring(position, end);
    position = end;
    return new Step.Property(name);
  }

  private String quoted() {
    int end = text.indexOf("\"]", position);
    if (end < 0) {
      throw wrong("\"]");
    }
    String name = text.substring(position + 2, end);
    position = end + 2;
    return name;
  }

  private Step item() {
    int end = text.indexOf(']', position);
    if (end < 0) {
      throw wrong("]");
    }
    TreeMap<String, JsonNode> keys = new TreeMap<>();
    for (String key : text.substring(position + 1, end).split(",", -1)) {
      int equals = key.indexOf('=');
      if (equals <= 0) {
        throw wrong("key=value");
      }
      keys.put(key.substring(0, equals), scalar(key.substring(equals + 1)));
    }
    position = end + 1;
    return new Step.Item(keys);
  }

  /** A number or boolean where it looks like one; a string that looks so is quoted. */
  private static JsonNode scalar(String value) {
    return value.matches("-?(0|[1-9][0-9]*)|true|false|\".*\"")
        ? JsonMapper.shared().readTree(value)
        : StringNode.valueOf(value);
  }

  private boolean looksAt(String what) {
    return text.startsWith(what, position);
  }

  private void expect(char wanted) {
    if (position >= text.length() || text.charAt(position) != wanted) {
      throw wrong("'" + wanted + "'");
    }
    position++;
  }

  private IllegalArgumentException wrong(String expected) {
    return new IllegalArgumentException(
        "no path: '%s': expected %s at %d".formatted(text, expected, position));
  }
}
