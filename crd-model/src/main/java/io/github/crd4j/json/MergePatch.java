package io.github.crd4j.json;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON merge patch, RFC 7386: objects merge member by member, null deletes, all else replaces. */
public final class MergePatch {

  private MergePatch() {}

  /** {@code target} changed as {@code patch} says; neither argument is modified. */
  public static JsonValue apply(@Nullable JsonValue target, JsonValue patch) {
    if (!(patch instanceof JsonObject changes)) {
      return patch;
    }
    Map<String, JsonValue> result = new LinkedHashMap<>();
    if (target instanceof JsonObject object) {
      result.putAll(object.members());
    }
    changes
        .members()
        .forEach(
            (name, change) -> {
              if (change == JsonNull.NULL) {
                result.remove(name);
              } else {
                result.put(name, apply(result.get(name), change));
              }
            });
    return new JsonObject(result);
  }
}
