package io.github.crd4j.integration.published;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The differences between two CRDs, one line each: {@code - path: value} for what only the first
 * has, {@code + path: value} for what only the second has, {@code ! path: value -> value}.
 *
 * <p>Versions and columns are paired by name; the order of other lists means nothing.
 */
final class CrdDifferences {

  private final List<String> lines = new ArrayList<>();

  private CrdDifferences() {}

  static List<String> between(JsonValue left, JsonValue right) {
    CrdDifferences differences = new CrdDifferences();
    differences.compare("", left, right);
    return differences.lines;
  }

  private void compare(String path, @Nullable JsonValue left, @Nullable JsonValue right) {
    if (left instanceof JsonObject a && right instanceof JsonObject b) {
      members(path, ".", a.members(), b.members());
    } else if (left instanceof JsonArray a && right instanceof JsonArray b) {
      items(path, a, b);
    } else if (left == null && right != null) {
      lines.add("+ " + path + ": " + right);
    } else if (right == null) {
      lines.add("- " + path + ": " + left);
    } else if (!right.equals(left)) {
      lines.add("! " + path + ": " + left + " -> " + right);
    }
  }

  private void members(
      String path, String dot, Map<String, JsonValue> left, Map<String, JsonValue> right) {
    Set<String> names = new TreeSet<>(left.keySet());
    names.addAll(right.keySet());
    for (String name : names) {
      String step = path.isEmpty() ? name : path + dot + name;
      compare(step, left.get(name), right.get(name));
    }
  }

  private void items(String path, JsonArray left, JsonArray right) {
    Map<String, JsonValue> a = named(left);
    Map<String, JsonValue> b = named(right);
    if (a.size() == left.items().size() && b.size() == right.items().size()) {
      members(path, "/", a, b);
    } else if (!Set.copyOf(left.items()).equals(Set.copyOf(right.items()))) {
      lines.add("! " + path + ": " + left + " -> " + right);
    }
  }

  private static Map<String, JsonValue> named(JsonArray array) {
    Map<String, JsonValue> items = new TreeMap<>();
    for (JsonValue item : array.items()) {
      if (item instanceof JsonObject object && object.get("name") instanceof JsonString name) {
        items.put(name.value(), item);
      }
    }
    return items;
  }
}
