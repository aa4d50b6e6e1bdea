package io.github.crd4j.model;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Schemas as JSON, keyword by keyword. */
final class SchemaJson {

  private SchemaJson() {}

  /** The JSON of {@code schema}, keywords in alphabetical order. */
  static JsonObject write(Schema schema) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    for (Keyword<?> keyword : schema.keywords()) {
      members.put(keyword.keyword(), write(schema, keyword));
    }
    return new JsonObject(members);
  }

  private static <T> JsonValue write(Schema schema, Keyword<T> keyword) {
    T value = schema.get(keyword);
    if (value == null) {
      throw new IllegalStateException(keyword + " is not given");
    }
    return keyword.shape().write(value);
  }

  /** The schema that {@code json} holds; null if it is no object, which was reported then. */
  static @Nullable Schema read(JsonValue json, Decoding at) {
    JsonObject object = at.object(json);
    if (object == null) {
      return null;
    }
    Schema.Builder schema = Schema.builder();
    object
        .members()
        .forEach(
            (name, value) -> {
              Keyword<?> keyword = Keyword.named(name);
              if (keyword == null) {
                at.unknownField(name, Keyword.names());
              } else {
                read(schema, keyword, value, at.field(name));
              }
            });
    return schema.build();
  }

  private static <T> void read(
      Schema.Builder schema, Keyword<T> keyword, JsonValue json, Decoding at) {
    T value = keyword.shape().read(json, at);
    if (value != null) {
      schema.set(keyword, value);
    }
  }
}
