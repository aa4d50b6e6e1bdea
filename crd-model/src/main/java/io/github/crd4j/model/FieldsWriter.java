package io.github.crd4j.model;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the fields of one JSON object, leaving out what is empty, as Go's {@code omitempty}. */
final class FieldsWriter {

  private final Map<String, JsonValue> members = new LinkedHashMap<>();

  FieldsWriter string(String name, @Nullable String value) {
    return value == null || value.isEmpty() ? this : json(name, new JsonString(value));
  }

  FieldsWriter flag(String name, boolean value) {
    return value ? json(name, JsonBoolean.TRUE) : this;
  }

  FieldsWriter integer(String name, long value) {
    return value == 0 ? this : json(name, JsonNumber.of(value));
  }

  FieldsWriter strings(String name, List<String> values) {
    return values.isEmpty() ? this : json(name, JsonArray.ofStrings(values));
  }

  FieldsWriter stringMap(String name, Map<String, String> values) {
    FieldsWriter map = new FieldsWriter();
    values.forEach((key, value) -> map.json(key, new JsonString(value)));
    return values.isEmpty() ? this : json(name, map.toJson());
  }

  FieldsWriter list(String name, List<? extends JsonValue> values) {
    return values.isEmpty() ? this : json(name, new JsonArray(List.copyOf(values)));
  }

  FieldsWriter json(String name, @Nullable JsonValue value) {
    if (value != null) {
      members.put(name, value);
    }
    return this;
  }

  JsonObject toJson() {
    return new JsonObject(members);
  }
}
