package io.github.crd4j.testing.roundtrip;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Takes fields and items away at random, as server-side apply does with what nobody applies. */
final class Thinning {

  private Thinning() {}

  static JsonObject thin(JsonObject object, Random random) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    object
        .members()
        .forEach(
            (name, value) -> {
              boolean isType = name.equals("apiVersion") || name.equals("kind");
              if (isType) {
                members.put(name, value);
              } else if (name.equals("metadata") || random.nextInt(4) > 0) {
                members.put(name, thinned(value, random));
              }
            });
    return new JsonObject(members);
  }

  /** Whether it is what the API server converts: it always has a type and metadata. */
  static boolean isPart(JsonObject object) {
    return object.members().containsKey("apiVersion")
        && object.members().containsKey("kind")
        && object.get("metadata") instanceof JsonObject;
  }

  private static JsonValue thinned(JsonValue value, Random random) {
    if (value instanceof JsonObject object) {
      Map<String, JsonValue> members = new LinkedHashMap<>();
      object
          .members()
          .forEach(
              (name, member) -> {
                if (random.nextInt(4) > 0) {
                  members.put(name, thinned(member, random));
                }
              });
      return new JsonObject(members);
    }
    if (value instanceof JsonArray array) {
      List<JsonValue> items = new ArrayList<>();
      for (JsonValue item : array.items()) {
        if (random.nextInt(4) > 0) {
          items.add(item);
        }
      }
      return new JsonArray(items);
    }
    return value;
  }
}
