package io.github.crd4j.rules.traps;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The size of a JSON value when it is written without spaces. */
final class CompactJson {

  private CompactJson() {}

  /** In bytes of UTF-8. */
  static int size(JsonValue value) {
    if (value instanceof JsonObject object) {
      int size = 2 + Math.max(0, object.members().size() - 1);
      for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
        size += bytes(new JsonString(member.getKey())) + 1 + size(member.getValue());
      }
      return size;
    }
    if (value instanceof JsonArray array) {
      return 2
          + Math.max(0, array.items().size() - 1)
          + array.items().stream().mapToInt(CompactJson::size).sum();
    }
    return bytes(value);
  }

  private static int bytes(JsonValue value) {
    return value.toString().getBytes(StandardCharsets.UTF_8).length;
  }
}
