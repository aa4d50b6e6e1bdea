package io.github.crd4j.testing.objects;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes values where a schema says nothing: no null, which the API server may drop. */
final class AnyJson {

  private AnyJson() {}

  static JsonValue next(Chance chance, int depth) {
    return switch (chance.random().nextInt(depth > 0 ? 6 : 4)) {
      case 0 -> new JsonString(chance.oneOf(List.of("", "text", "1", "true", "ä\"\\")));
      case 1 -> JsonNumber.of(chance.random().nextInt());
      case 2 -> JsonNumber.of(chance.random().nextInt(100) / 4.0);
      case 3 -> new JsonBoolean(chance.oneIn(2));
      case 4 -> array(chance, depth);
      default -> object(chance, depth);
    };
  }

  private static JsonArray array(Chance chance, int depth) {
    List<JsonValue> items = new ArrayList<>();
    for (int i = chance.random().nextInt(3); i > 0; i--) {
      items.add(next(chance, depth - 1));
    }
    return new JsonArray(items);
  }

  private static JsonObject object(Chance chance, int depth) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    for (int i = chance.random().nextInt(3); i > 0; i--) {
      members.put("key" + i, next(chance, depth - 1));
    }
    return new JsonObject(members);
  }
}
