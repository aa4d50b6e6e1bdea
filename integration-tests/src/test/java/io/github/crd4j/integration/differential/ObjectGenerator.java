package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes values for a schema, with mistakes at a given rate. */
final class ObjectGenerator {

  private static final List<String> WRONG =
      List.of(
          "null",
          "true",
          "0",
          "1",
          "-1",
          "1.5",
          "1.0",
          "1e3",
          "3000000000",
          "9223372036854775807",
          "9223372036854775808",
          "1e300",
          "''",
          "'a'",
          "'1'",
          "'\u00e9\u00e9'",
          "[]",
          "[a]",
          "[null]",
          "{}",
          "{a: b}",
          "{a: null}",
          "[{}]",
          "'2020-01-01'",
          "'10%'",
          "'\ud83d\ude00'");

  private final Dice dice;
  private final int mistakes;

  /**
   * @param mistakes how many of 100 values are anything but what the schema says
   */
  ObjectGenerator(Dice dice, int mistakes) {
    this.dice = dice;
    this.mistakes = mistakes;
  }

  /** An object of this kind. */
  JsonObject resource(JsonObject schema, String apiVersion, String kind) {
    JsonObject object =
        Wire.object("{apiVersion: x, kind: x, metadata: {name: one}}")
            .with("apiVersion", new JsonString(apiVersion))
            .with("kind", new JsonString(kind));
    Map<String, JsonValue> members = new LinkedHashMap<>(object.members());
    object(schema, 8).members().forEach((name, value) -> members.putIfAbsent(name, value));
    return new JsonObject(members);
  }

  JsonValue value(JsonObject schema, int depth) {
    if (dice.chance(mistakes)) {
      return Wire.yaml(dice.pick(WRONG));
    }
    if (Boolean.parseBoolean(String.valueOf(schema.get("nullable"))) && dice.chance(15)) {
      return JsonNull.NULL;
    }
    if (schema.get("enum") instanceof JsonArray values && !values.items().isEmpty()) {
      return dice.pick(values.items());
    }
    if (schema.get("x-kubernetes-embedded-resource") != null) {
      return Wire.yaml(dice.pick(ScalarValues.RESOURCES));
    }
    return switch (schema.get("type") instanceof JsonString type ? type.value() : "") {
      case "string" -> ScalarValues.string(schema, dice);
      case "integer" -> ScalarValues.integer(schema, dice);
      case "number" -> ScalarValues.number(schema, dice);
      case "boolean" -> Wire.yaml(dice.pick("true", "false"));
      case "array" -> list(schema, depth);
      case "object" -> object(schema, depth);
      default ->
          schema.get("x-kubernetes-int-or-string") != null
              ? Wire.yaml(dice.pick("1", "5", "'a'", "'10%'", "0", "'5'"))
              : Wire.yaml(dice.pick(WRONG));
    };
  }

  private JsonValue list(JsonObject schema, int depth) {
    List<JsonValue> items = new ArrayList<>();
    int count = size(schema.get("minItems"), schema.get("maxItems"));
    for (int i = 0; i < count && depth > 0; i++) {
      items.add(
          !items.isEmpty() && dice.chance(8)
              ? dice.pick(items)
              : schema.get("items") instanceof JsonObject item
                  ? value(item, depth - 1)
                  : Wire.yaml(dice.pick(WRONG)));
    }
    return new JsonArray(items);
  }

  private JsonObject object(JsonObject schema, int depth) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    if (schema.get("properties") instanceof JsonObject properties && depth > 0) {
      String required = String.valueOf(schema.get("required"));
      properties
          .members()
          .forEach(
              (name, property) -> {
                boolean isRequired = required.contains(new JsonString(name).toString());
                if (dice.chance(isRequired ? 96 : 65) && property instanceof JsonObject known) {
                  members.put(name, value(known, depth - 1));
                }
              });
    }
    JsonValue additional = schema.get("additionalProperties");
    if (additional instanceof JsonObject values && depth > 0) {
      int count = size(null, schema.get("maxProperties"));
      for (int i = 0; i < count; i++) {
        members.put(PropertyNames.any(dice), value(values, depth - 1));
      }
    }
    boolean isOpen =
        additional != null || schema.get("x-kubernetes-preserve-unknown-fields") != null;
    if (dice.chance(isOpen ? 30 : 4)) {
      members.put(PropertyNames.any(dice), Wire.yaml(dice.pick(WRONG)));
    }
    return new JsonObject(members);
  }

  private int size(@Nullable JsonValue min, @Nullable JsonValue max) {
    int least = min instanceof JsonNumber number ? number.value().intValue() : 0;
    int most = max instanceof JsonNumber number ? number.value().intValue() : 4;
    int bounded = Math.max(0, Math.min(4, most));
    return Math.max(Math.min(4, least), dice.below(bounded + 1)) + (dice.chance(3) ? 1 : 0);
  }
}
