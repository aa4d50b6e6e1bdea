package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Makes schemas of all kinds that the API server takes, nearly all of them valid. */
final class SchemaGenerator {

  private static final List<String> SCALARS =
      List.of(
          "{type: string}",
          "{type: string, maxLength: 5}",
          "{type: string, minLength: 1, maxLength: 20}",
          "{type: string, pattern: '^[a-z]+$', maxLength: 20}",
          "{type: string, pattern: '[0-9]'}",
          "{type: string, enum: [a, b, abc]}",
          "{type: string, nullable: true, maxLength: 10}",
          "{type: integer}",
          "{type: integer, minimum: 0, maximum: 10}",
          "{type: integer, format: int32, minimum: -1, exclusiveMinimum: true}",
          "{type: integer, format: int64, multipleOf: 5}",
          "{type: integer, enum: [1, 2, 3]}",
          "{type: integer, nullable: true}",
          "{type: number}",
          "{type: number, format: double, minimum: 0.5}",
          "{type: number, format: float, maximum: 10, exclusiveMaximum: true}",
          "{type: number, multipleOf: 0.5}",
          "{type: boolean}",
          "{type: boolean, nullable: true}",
          "{x-kubernetes-int-or-string: true}",
          "{x-kubernetes-int-or-string: true, anyOf: [{type: integer}, {type: string}]}",
          "{x-kubernetes-int-or-string: true, maxLength: 5, maximum: 10}",
          "{x-kubernetes-int-or-string: true, allOf: [{anyOf: [{type: integer}, {type: string}]},"
              + " {pattern: '^[0-9]+%$'}]}");

  private static final List<String> FORMATS =
      List.of(
          "date",
          "date-time",
          "datetime",
          "duration",
          "byte",
          "uri",
          "email",
          "hostname",
          "ipv4",
          "ipv6",
          "cidr",
          "mac",
          "uuid",
          "uuid4",
          "isbn",
          "hexcolor",
          "password",
          "ssn",
          "k8s-short-name",
          "k8s-long-name",
          "creditcard",
          "rgbcolor",
          "bsonobjectid",
          "custom");

  private final Dice dice;
  private final Expressions expressions;

  SchemaGenerator(Dice dice) {
    this.dice = dice;
    this.expressions = new Expressions(dice);
  }

  /** The schema of a whole resource. */
  JsonObject root() {
    Map<String, JsonValue> properties = new LinkedHashMap<>();
    properties.put("spec", object(3));
    if (dice.chance(60)) {
      properties.put("status", object(2));
    }
    if (dice.chance(15)) {
      properties.put(PropertyNames.ORDINARY.get(0), node(1));
    }
    if (dice.chance(15)) {
      properties.put(
          "metadata",
          Wire.yaml("{type: object, properties: {name: {type: string, maxLength: 20}}}"));
    }
    JsonObject root = Wire.object("{type: object}").with("properties", new JsonObject(properties));
    if (dice.chance(20)) {
      root = root.with("required", Wire.yaml("[spec]"));
    }
    return dice.chance(15) ? withRules(root, true) : root;
  }

  /** Any schema, at most {@code depth} levels deep. */
  JsonObject node(int depth) {
    int kind = dice.below(depth <= 0 ? 45 : 100);
    JsonObject made;
    if (kind < 30) {
      made = Wire.object(dice.pick(SCALARS));
    } else if (kind < 40) {
      made = Wire.object("{type: string}").with("format", new JsonString(dice.pick(FORMATS)));
    } else if (kind < 45) {
      made = Wire.object(dice.pick(UNKNOWN));
    } else if (kind < 66) {
      made = list(depth);
    } else if (kind < 76) {
      made = map(depth);
    } else {
      made = object(depth);
    }
    if (dice.chance(8)) {
      made = made.with("default", new ObjectGenerator(dice, 3).value(made, 2));
    }
    return dice.chance(16) ? withRules(made, false) : made;
  }

  private static final List<String> UNKNOWN =
      List.of(
          "{x-kubernetes-preserve-unknown-fields: true}",
          "{type: object, x-kubernetes-preserve-unknown-fields: true}",
          "{type: object, x-kubernetes-preserve-unknown-fields: true, properties: {a: {type:"
              + " object, properties: {b: {type: string}}}}}",
          "{type: object, additionalProperties: true}",
          "{type: object, additionalProperties: false}",
          "{type: object}",
          "{type: object, x-kubernetes-embedded-resource: true,"
              + " x-kubernetes-preserve-unknown-fields: true}",
          "{type: object, x-kubernetes-embedded-resource: true, properties: {apiVersion: {type:"
              + " string}, kind: {type: string}, metadata: {type: object}, spec: {type: object,"
              + " properties: {a: {type: string}}}}}");

  private JsonObject list(int depth) {
    JsonObject list = Wire.object("{type: array}");
    int kind = dice.below(4);
    if (kind == 1) {
      JsonObject item = Wire.object(dice.pick(SCALARS));
      list =
          list.with("x-kubernetes-list-type", new JsonString("set"))
              .with("items", without(item, "nullable"));
    } else if (kind == 2) {
      list =
          list.with("x-kubernetes-list-type", new JsonString("map"))
              .with("x-kubernetes-list-map-keys", Wire.yaml(dice.pick("[k]", "[k]", "[k, l]")))
              .with("items", keyed(depth - 1));
    } else {
      list = list.with("items", node(depth - 1));
      if (dice.chance(20)) {
        list = list.with("x-kubernetes-list-type", new JsonString("atomic"));
      }
    }
    if (dice.chance(70)) {
      list = list.with("maxItems", JsonNumber.of(dice.chance(70) ? 8 : dice.below(3)));
    }
    return dice.chance(10) ? list.with("minItems", JsonNumber.of(dice.below(3))) : list;
  }

  /** An object with the keys k and l. */
  private JsonObject keyed(int depth) {
    JsonObject item = object(Math.max(1, depth));
    JsonObject properties = (JsonObject) Objects.requireNonNull(item.get("properties"));
    return item.with(
            "properties",
            properties
                .with("k", Wire.yaml(dice.pick("{type: string, maxLength: 9}", "{type: integer}")))
                .with("l", Wire.yaml("{type: string, default: x}")))
        .with("required", Wire.yaml("[k]"));
  }

  private JsonObject map(int depth) {
    JsonObject map = Wire.object("{type: object}").with("additionalProperties", node(depth - 1));
    if (dice.chance(70)) {
      map = map.with("maxProperties", JsonNumber.of(dice.chance(70) ? 8 : dice.below(3)));
    }
    return map;
  }

  private JsonObject object(int depth) {
    Map<String, JsonValue> properties = new LinkedHashMap<>();
    int count = 1 + dice.below(5);
    for (int i = 0; i < count; i++) {
      properties.put(PropertyNames.any(dice), node(depth - 1));
    }
    JsonObject object =
        Wire.object("{type: object}").with("properties", new JsonObject(properties));
    List<String> names = new ArrayList<>(properties.keySet());
    if (dice.chance(30)) {
      object = object.with("required", new JsonArray(List.of(new JsonString(dice.pick(names)))));
    }
    if (dice.chance(10)) {
      object = object.with("minProperties", JsonNumber.of(dice.below(3)));
    }
    if (dice.chance(10)) {
      object = object.with("maxProperties", JsonNumber.of(1 + dice.below(4)));
    }
    if (dice.chance(10)) {
      object =
          object.with("x-kubernetes-map-type", new JsonString(dice.pick("atomic", "granular")));
    }
    if (dice.chance(15)) {
      object = new Branches(dice).added(object);
    }
    return dice.chance(35) ? withRules(object, false) : object;
  }

  private JsonObject withRules(JsonObject schema, boolean isRoot) {
    List<JsonValue> rules = new ArrayList<>();
    int count = 1 + dice.below(2);
    for (int i = 0; i < count; i++) {
      rules.add(expressions.rule(schema, isRoot));
    }
    return schema.with("x-kubernetes-validations", new JsonArray(rules));
  }

  static JsonObject without(JsonObject object, String name) {
    Map<String, JsonValue> rest = new LinkedHashMap<>(object.members());
    rest.remove(name);
    return new JsonObject(rest);
  }
}
