package io.github.crd4j.testing.roundtrip;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Makes an object smaller for as long as it stays what it must be.
 *
 * <p>Greedy: takes away one member or item, or puts a simpler value, and begins anew with whatever
 * still fails, until nothing does.
 */
final class Shrinker {

  private static final int ATTEMPTS = 5000;

  private Shrinker() {}

  static JsonObject shrink(JsonObject object, Predicate<JsonObject> stillFails) {
    JsonObject smallest = object;
    int attempts = 0;
    boolean isSmaller = true;
    while (isSmaller && attempts < ATTEMPTS) {
      isSmaller = false;
      for (JsonValue candidate : simpler(smallest).toList()) {
        attempts++;
        if (candidate instanceof JsonObject smaller && holds(stillFails, smaller)) {
          smallest = smaller;
          isSmaller = true;
          break;
        }
      }
    }
    return smallest;
  }

  // What breaks a conversion altogether is another mistake than the one that is being shrunk.
  private static boolean holds(Predicate<JsonObject> stillFails, JsonObject candidate) {
    try {
      return stillFails.test(candidate);
    } catch (RuntimeException e) {
      return false;
    }
  }

  /** The largest steps first. */
  private static Stream<JsonValue> simpler(JsonValue value) {
    if (value instanceof JsonObject object) {
      return Stream.concat(
          object.members().keySet().stream().map(name -> without(object, name)),
          object.members().entrySet().stream()
              .flatMap(
                  member ->
                      simpler(member.getValue()).map(less -> object.with(member.getKey(), less))));
    }
    if (value instanceof JsonArray array) {
      return Stream.concat(
          Stream.iterate(0, i -> i < array.items().size(), i -> i + 1).map(i -> without(array, i)),
          Stream.iterate(0, i -> i < array.items().size(), i -> i + 1)
              .flatMap(i -> simpler(array.items().get(i)).map(less -> with(array, i, less))));
    }
    if (value instanceof JsonString text && text.value().length() > 1) {
      return Stream.of(new JsonString("a"));
    }
    if (value instanceof JsonNumber number && number.value().signum() != 0) {
      return Stream.of(0L, 1L)
          .map(JsonNumber::of)
          .filter(less -> less.value().compareTo(number.value().abs()) < 0)
          .map(JsonValue.class::cast);
    }
    return Stream.empty();
  }

  private static JsonObject without(JsonObject object, String name) {
    Map<String, JsonValue> members = new LinkedHashMap<>(object.members());
    members.remove(name);
    return new JsonObject(members);
  }

  private static JsonArray without(JsonArray array, int index) {
    List<JsonValue> items = new ArrayList<>(array.items());
    items.remove(index);
    return new JsonArray(items);
  }

  private static JsonArray with(JsonArray array, int index, JsonValue value) {
    List<JsonValue> items = new ArrayList<>(array.items());
    items.set(index, value);
    return new JsonArray(items);
  }
}
