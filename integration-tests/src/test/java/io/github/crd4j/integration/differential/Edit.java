package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Changes a value deep inside another. A path is of names and of numbers. */
final class Edit {

  private Edit() {}

  static @Nullable JsonValue find(JsonValue root, List<Object> path) {
    JsonValue value = root;
    for (Object step : path) {
      value =
          value instanceof JsonObject object
              ? object.get(step.toString())
              : value instanceof JsonArray array && step instanceof Integer index
                  ? array.items().get(index)
                  : null;
      if (value == null) {
        return null;
      }
    }
    return value;
  }

  /** {@code root} with another value at {@code path}, where there must be one. */
  static JsonValue replaced(JsonValue root, List<Object> path, UnaryOperator<JsonValue> change) {
    if (path.isEmpty()) {
      return change.apply(root);
    }
    List<Object> rest = path.subList(1, path.size());
    if (root instanceof JsonObject object) {
      Map<String, JsonValue> members = new LinkedHashMap<>(object.members());
      members.computeIfPresent(
          path.get(0).toString(), (name, member) -> replaced(member, rest, change));
      return new JsonObject(members);
    }
    if (root instanceof JsonArray array && path.get(0) instanceof Integer index) {
      List<JsonValue> items = new ArrayList<>(array.items());
      items.set(index, replaced(items.get(index), rest, change));
      return new JsonArray(items);
    }
    return root;
  }

  /** {@code root} without what is at {@code path}, which is not empty. */
  static JsonValue removed(JsonValue root, List<Object> path) {
    Object last = path.get(path.size() - 1);
    return replaced(
        root,
        path.subList(0, path.size() - 1),
        holder -> {
          if (holder instanceof JsonArray array && last instanceof Integer index) {
            List<JsonValue> items = new ArrayList<>(array.items());
            items.remove(index.intValue());
            return new JsonArray(items);
          }
          return holder instanceof JsonObject object
              ? SchemaGenerator.without(object, last.toString())
              : holder;
        });
  }

  /** The paths of all values in {@code root}, outer ones first. */
  static List<List<Object>> paths(JsonValue root) {
    List<List<Object>> paths = new ArrayList<>();
    addPaths(root, List.of(), paths);
    return paths;
  }

  private static void addPaths(JsonValue value, List<Object> path, List<List<Object>> paths) {
    paths.add(path);
    if (value instanceof JsonObject object) {
      object.members().forEach((name, member) -> addPaths(member, then(path, name), paths));
    } else if (value instanceof JsonArray array) {
      for (int i = 0; i < array.items().size(); i++) {
        addPaths(array.items().get(i), then(path, i), paths);
      }
    }
  }

  static List<Object> then(List<Object> path, Object step) {
    List<Object> longer = new ArrayList<>(path);
    longer.add(step);
    return List.copyOf(longer);
  }
}
