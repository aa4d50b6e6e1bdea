package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Fills in defaults, after removing the nulls that stand for nothing.
 *
 * <p>Transliterated from {@code
 * k8s.io/apiextensions-apiserver/pkg/apiserver/schema/defaulting/algorithm.go} and {@code
 * prunenulls.go}.
 */
public final class Defaulter {

  private Defaulter() {}

  /** {@code value} without the null members that neither may be null nor have a default. */
  public static JsonValue dropNulls(JsonValue value, @Nullable Schema schema) {
    if (value instanceof JsonArray array) {
      Schema items = schema == null ? null : schema.items();
      return new JsonArray(array.items().stream().map(item -> dropNulls(item, items)).toList());
    }
    if (!(value instanceof JsonObject object)) {
      return value;
    }
    Map<String, JsonValue> kept = new LinkedHashMap<>();
    object
        .members()
        .forEach(
            (name, member) -> {
              Schema known = member(schema, name);
              if (member != JsonNull.NULL
                  || known == null
                  || known.isNullable()
                  || known.has(Keyword.DEFAULT)) {
                kept.put(name, dropNulls(member, known));
              }
            });
    return new JsonObject(kept);
  }

  /** {@code value} with a default wherever one is declared and no value given. */
  public static JsonValue fill(JsonValue value, @Nullable Schema schema) {
    if (schema == null) {
      return value;
    }
    if (value instanceof JsonArray array) {
      return new JsonArray(
          array.items().stream().map(item -> fillNull(item, schema.items())).toList());
    }
    if (!(value instanceof JsonObject object)) {
      return value;
    }
    Map<String, JsonValue> filled = new LinkedHashMap<>();
    object
        .members()
        .forEach((name, member) -> filled.put(name, fillNull(member, member(schema, name))));
    schema
        .properties()
        .forEach(
            (name, property) -> {
              JsonValue preset = property.defaultValue();
              if (preset != null && !filled.containsKey(name)) {
                filled.put(name, fill(preset, property));
              }
            });
    return new JsonObject(filled);
  }

  private static JsonValue fillNull(JsonValue value, @Nullable Schema schema) {
    if (value == JsonNull.NULL && schema != null && !schema.isNullable()) {
      JsonValue preset = schema.defaultValue();
      return preset == null ? value : fill(preset, schema);
    }
    return fill(value, schema);
  }

  private static @Nullable Schema member(@Nullable Schema schema, String name) {
    if (schema == null) {
      return null;
    }
    Schema property = schema.properties().get(name);
    SchemaOrBool additional = schema.additionalProperties();
    return property != null || additional == null ? property : additional.schema();
  }
}
