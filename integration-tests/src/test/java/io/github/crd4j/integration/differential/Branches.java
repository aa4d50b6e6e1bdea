package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Adds allOf, anyOf, oneOf and not to schemas. */
final class Branches {

  private final Dice dice;

  Branches(Dice dice) {
    this.dice = dice;
  }

  /** {@code object}, a schema with properties, with one such keyword. */
  JsonObject added(JsonObject object) {
    String operator = dice.pick("allOf", "anyOf", "anyOf", "oneOf", "oneOf", "not");
    if (operator.equals("not")) {
      return object.with(operator, branch(object));
    }
    List<JsonValue> branches = new ArrayList<>();
    int count = 1 + dice.below(3);
    for (int i = 0; i < count; i++) {
      branches.add(branch(object));
    }
    return object.with(operator, new JsonArray(branches));
  }

  private JsonObject branch(JsonObject object) {
    Map<String, JsonValue> properties =
        object.get("properties") instanceof JsonObject known ? known.members() : Map.of();
    if (properties.isEmpty() || dice.chance(15)) {
      return Wire.object(dice.pick("{minProperties: 1}", "{maxProperties: 2}", "{enum: [{}]}"));
    }
    String name = dice.pick(new ArrayList<>(properties.keySet()));
    return switch (dice.below(6)) {
      case 0, 1 -> Wire.object("{}").with("required", new JsonArray(List.of(new JsonString(name))));
      case 2 -> Wire.object("{}").with("not", branch(object));
      case 3 ->
          added(JsonObject.EMPTY.with("properties", new JsonObject(properties)))
              .with("properties", new JsonObject(Map.of(name, value())));
      default -> Wire.object("{}").with("properties", new JsonObject(Map.of(name, value())));
    };
  }

  private JsonValue value() {
    return Wire.yaml(
        dice.pick(
            "{minLength: 2}",
            "{maxLength: 3}",
            "{pattern: a}",
            "{enum: [a, 1, true, {}]}",
            "{minimum: 2}",
            "{maximum: 2, exclusiveMaximum: true}",
            "{multipleOf: 2}",
            "{minItems: 1}",
            "{maxItems: 1}",
            "{format: date}",
            "{required: [a]}",
            "{items: {minLength: 2}}",
            "{not: {enum: [a]}}",
            "{properties: {a: {minLength: 2}}}"));
  }
}
