package io.github.crd4j.rules.traps;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.Map;

/** The size of a JSON value when it is written without spaces. */
final class CompactJson {

  private CompactJson() {}

  /** In bytes of UTF-8. */
  static int size(JsonValue value) {
    if (value instanceof JsonObject object) {
      int size = 2 + Math.max(0, object.members().size() - 1);
      for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
        size += size(member.getKey()) + 1 + size(member.getValue());
      }
      return size;
    }
    if (value instanceof JsonArray array) {
      int size = 2 + Math.max(0, array.items().size() - 1);
      for (JsonValue item : array.items()) {
        size += size(item);
      }
      return size;
    }
    return value instanceof JsonString string ? size(string.value()) : value.toString().length();
  }

  /** As a literal with its quotes. */
  private static int size(String text) {
    int size = 2 + text.length();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ') {
        size += c == '\n' || c == '\r' || c == '\t' ? 1 : 5;
      } else if (c == '"' || c == '\\') {
        size++;
      } else if (c >= 0x80) {
        // Each half of a pair counts for two of its four bytes.
        size += c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
      }
    }
    return size;
  }
}
