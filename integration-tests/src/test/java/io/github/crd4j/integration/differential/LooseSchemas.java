package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/** Schemas without all that is no type, so that nearly every object may be stored. */
final class LooseSchemas {

  /** A property by whose value one sees which of the two schemas the server uses. */
  static final String CANARY = "canary";

  static final Function<JsonObject, JsonValue> SCHEMA_OF =
      version -> Objects.requireNonNull(Edit.find(version, List.of("schema", "openAPIV3Schema")));

  private static final Set<String> KEPT =
      Set.of(
          "type",
          "properties",
          "items",
          "additionalProperties",
          "nullable",
          "x-kubernetes-preserve-unknown-fields",
          "x-kubernetes-embedded-resource",
          "x-kubernetes-int-or-string");

  private LooseSchemas() {}

  static JsonObject version(JsonObject version) {
    JsonObject loose = (JsonObject) loose(SCHEMA_OF.apply(version));
    return version.with(
        "schema", JsonObject.EMPTY.with("openAPIV3Schema", withCanary(loose, "old")));
  }

  /** {@code schema} with a property that must have this value. */
  static JsonObject withCanary(JsonObject schema, String value) {
    JsonObject properties = (JsonObject) Objects.requireNonNull(schema.get("properties"));
    return schema.with(
        "properties", properties.with(CANARY, Wire.yaml("{type: string, enum: [" + value + "]}")));
  }

  private static JsonValue loose(JsonValue value) {
    if (!(value instanceof JsonObject schema)) {
      return value;
    }
    Map<String, JsonValue> kept = new LinkedHashMap<>();
    schema
        .members()
        .forEach(
            (name, member) -> {
              if (name.equals("properties") && member instanceof JsonObject properties) {
                Map<String, JsonValue> loosened = new LinkedHashMap<>();
                properties.members().forEach((key, child) -> loosened.put(key, loose(child)));
                kept.put(name, new JsonObject(loosened));
              } else if (KEPT.contains(name)) {
                kept.put(name, loose(member));
              }
            });
    return new JsonObject(kept);
  }
}
