package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Checks that the items of sets and the keys of maps are unique ({@code
 * k8s.io/apiextensions-apiserver/pkg/apiserver/schema/listtype/validation.go}).
 */
public final class ListTypes {

  private final List<ValueError> errors = new ArrayList<>();

  private ListTypes() {}

  /** The items that occur a second time, each once. */
  public static List<ValueError> check(JsonValue value, Schema schema, FieldPath path) {
    ListTypes check = new ListTypes();
    check.walk(value, schema, path);
    return check.errors;
  }

  private void walk(JsonValue value, @Nullable Schema schema, FieldPath path) {
    if (schema == null) {
      return;
    }
    if (value instanceof JsonObject object) {
      SchemaOrBool additional = schema.additionalProperties();
      object
          .members()
          .forEach(
              (name, member) -> {
                Schema property = schema.properties().get(name);
                if (property != null) {
                  walk(member, property, path.field(name));
                } else if (additional != null) {
                  walk(member, additional.schema(), path.key(name));
                }
              });
    } else if (value instanceof JsonArray array) {
      if ("set".equals(schema.listType())) {
        checkUnique(array, path, item -> item);
      } else if ("map".equals(schema.listType())) {
        checkUnique(array, path, item -> keys(item, schema));
      }
      for (int i = 0; i < array.items().size(); i++) {
        walk(array.items().get(i), schema.items(), path.index(i));
      }
    }
  }

  private static @Nullable JsonValue keys(JsonValue item, Schema schema) {
    if (!(item instanceof JsonObject object)) {
      return null;
    }
    Map<String, JsonValue> keys = new LinkedHashMap<>();
    for (String key : schema.listMapKeys()) {
      JsonValue value = object.get(key);
      if (value != null) {
        keys.put(key, value);
      }
    }
    return new JsonObject(keys);
  }

  private void checkUnique(
      JsonArray array, FieldPath path, Function<JsonValue, @Nullable JsonValue> identity) {
    List<JsonValue> seen = new ArrayList<>();
    List<JsonValue> reported = new ArrayList<>();
    for (int i = 0; i < array.items().size(); i++) {
      JsonValue id = identity.apply(array.items().get(i));
      if (id == null) {
        continue;
      }
      if (!contains(seen, id)) {
        seen.add(id);
      } else if (!contains(reported, id)) {
        reported.add(id);
        errors.add(new ValueError(ValueError.Kind.DUPLICATE, path.index(i), id.toString()));
      }
    }
  }

  private static boolean contains(List<JsonValue> values, JsonValue value) {
    return values.stream().anyMatch(other -> JsonEquality.deepEqual(other, value));
  }
}
