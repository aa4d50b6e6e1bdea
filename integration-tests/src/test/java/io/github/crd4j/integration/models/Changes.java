package io.github.crd4j.integration.models;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What became of an object between sending and storing, one line for each value. */
final class Changes {

  private final List<String> lines = new ArrayList<>();

  private Changes() {}

  /** The part of {@code value} under a path of names with dots between. */
  static JsonValue at(JsonValue value, String path) {
    JsonValue part = value;
    for (String name : path.split("\\.", -1)) {
      JsonValue member = part instanceof JsonObject object ? object.get(name) : null;
      if (member == null) {
        throw new IllegalArgumentException("no " + name + " in " + part);
      }
      part = member;
    }
    return part;
  }

  /** {@code - path: value} for what is there no more, {@code + path: value} for what is new. */
  static List<String> between(JsonValue sent, JsonValue stored) {
    Changes changes = new Changes();
    changes.compare("", sent, stored);
    return changes.lines;
  }

  private void compare(String path, @Nullable JsonValue sent, @Nullable JsonValue stored) {
    if (sent instanceof JsonObject left && stored instanceof JsonObject right) {
      Set<String> names = new TreeSet<>(left.members().keySet());
      names.addAll(right.members().keySet());
      for (String name : names) {
        compare(path.isEmpty() ? name : path + "." + name, left.get(name), right.get(name));
      }
    } else if (sent instanceof JsonArray left
        && stored instanceof JsonArray right
        && left.items().size() == right.items().size()) {
      for (int i = 0; i < left.items().size(); i++) {
        compare(path + "[" + i + "]", left.items().get(i), right.items().get(i));
      }
    } else {
      if (sent != null && !sent.equals(stored)) {
        lines.add("- " + path + ": " + sent);
      }
      if (stored != null && !stored.equals(sent)) {
        lines.add("+ " + path + ": " + stored);
      }
    }
  }
}
