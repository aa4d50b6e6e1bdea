package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonValue;
import java.util.List;
import java.util.function.Predicate;

/** Makes a value smaller while something stays true of it. */
final class Shrinker {

  private static final int MAX_TRIES = 400;

  private Shrinker() {}

  /** A part of {@code value} of which {@code condition}, true of the whole, is true as well. */
  static JsonValue shrink(JsonValue value, Predicate<JsonValue> condition) {
    JsonValue smallest = value;
    int tries = 0;
    boolean isSmaller = true;
    while (isSmaller) {
      isSmaller = false;
      List<List<Object>> paths = Edit.paths(smallest);
      for (int i = 1; i < paths.size() && tries < MAX_TRIES; i++) {
        List<Object> path = paths.get(i);
        if (Edit.find(smallest, path) == null) {
          continue;
        }
        JsonValue candidate = Edit.removed(smallest, path);
        tries++;
        if (condition.test(candidate)) {
          smallest = candidate;
          isSmaller = true;
          paths = Edit.paths(smallest);
          i--;
        }
      }
    }
    return smallest;
  }
}
