package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        checkUnique(array.items(), path);
      } else if ("map".equals(schema.listType())) {
        checkKeys(array, schema, path);
      }
      for (int i = 0; i < array.items().size(); i++) {
        walk(array.items().get(i), schema.items(), path.index(i));
      }
    }
  }

  private static JsonValue keys(JsonObject item, Schema schema) {
    Map<String, JsonValue> keys = new LinkedHashMap<>();
    for (String key : schema.listMapKeys()) {
      JsonValue value = item.get(key);
      if (value != null) {
        keys.put(key, value);
      }
    }
    return new JsonObject(keys);
  }

  private void checkKeys(JsonArray array, Schema schema, FieldPath path) {
    List<@Nullable JsonValue> keys = new ArrayList<>();
    for (int i = 0; i < array.items().size(); i++) {
      JsonValue item = array.items().get(i);
      if (item instanceof JsonObject object) {
        keys.add(keys(object, schema));
      } else if (item == JsonNull.NULL) {
        keys.add(null);
      } else {
        errors.add(
            new ValueError(
                ValueError.Kind.INVALID,
                path.index(i),
                "must be an object for an array of list-type map"));
        return;
      }
    }
    checkUnique(keys, path);
  }

  private void checkUnique(List<? extends @Nullable JsonValue> ids, FieldPath path) {
    Map<GoIdentity, Boolean> isReported = new HashMap<>();
    for (int i = 0; i < ids.size(); i++) {
      JsonValue value = ids.get(i);
      if (value == null) {
        continue;
      }
      GoIdentity id = new GoIdentity(value);
      Boolean known = isReported.get(id);
      if (known == null) {
        isReported.put(id, false);
      } else if (!known) {
        isReported.put(id, true);
        errors.add(new ValueError(ValueError.Kind.DUPLICATE, path.index(i), value.toString()));
      }
    }
  }

  /** A value that is equal to others as in Go: numbers by how they are held. */
  private record GoIdentity(JsonValue value) {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof GoIdentity identity && JsonEquality.deepEqual(value, identity.value);
    }

    @Override
    public int hashCode() {
      return JsonEquality.hash(value);
    }
  }
}
