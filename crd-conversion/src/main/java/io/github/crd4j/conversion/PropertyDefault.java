package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.CanonicalJson;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The default of a property, which may be inside objects, lists and maps.
 *
 * @param path names of properties, and {@link #EACH}
 * @param value the default
 */
record PropertyDefault(List<String> path, JsonNode value) {

  /** In a path: all items of a list, or all values of a map. */
  private static final String EACH = "[]";

  PropertyDefault {
    path = List.copyOf(path);
  }

  /**
   * Reads a path such as {@code backup.rules[].days}.
   *
   * @throws IllegalArgumentException if it is none
   */
  static PropertyDefault parse(String text, JsonNode value) {
    List<String> path = FieldPath.parseNames(text, EACH);
    if (path.get(path.size() - 1).equals(EACH)) {
      throw new IllegalArgumentException("no path of a property: '" + text + "'");
    }
    return new PropertyDefault(path, value);
  }

  /** The property of the object itself in which this default is. */
  String name() {
    return path.get(0);
  }

  int depth() {
    return path.size();
  }

  /** Fills it in wherever what is around it is there. */
  void fill(ObjectNode object) {
    fill(object, 0);
  }

  private void fill(JsonNode at, int step) {
    String name = path.get(step);
    if (name.equals(EACH)) {
      at.forEach(element -> fill(element, step + 1));
    } else if (at instanceof ObjectNode holder) {
      JsonNode present = holder.get(name);
      if (step < path.size() - 1) {
        if (present != null) {
          fill(present, step + 1);
        }
      } else if (present == null) {
        holder.set(name, value.deepCopy());
      }
    }
  }

  /** Removes the values that equal it. */
  void remove(ObjectNode object) {
    remove(object, 0);
  }

  private void remove(JsonNode at, int step) {
    String name = path.get(step);
    if (name.equals(EACH)) {
      at.forEach(element -> remove(element, step + 1));
    } else if (at instanceof ObjectNode holder && holder.has(name)) {
      JsonNode present = holder.get(name);
      if (step < path.size() - 1) {
        remove(present, step + 1);
      } else if (CanonicalJson.same(present, value)) {
        holder.remove(name);
      }
    }
  }
}
