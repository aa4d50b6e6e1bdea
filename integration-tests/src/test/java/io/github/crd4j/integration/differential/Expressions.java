package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes validation rules for schemas, most of which compile. */
final class Expressions {

  private final Dice dice;

  Expressions(Dice dice) {
    this.dice = dice;
  }

  /** A rule for {@code self}. */
  JsonObject rule(JsonObject self, boolean isRoot) {
    Map<String, List<String>> known = new HashMap<>();
    collect("self", self, 4, known);
    boolean isTransition = dice.chance(15);
    if (isTransition) {
      collect("oldSelf", self, 3, known);
    }
    if (isRoot) {
      add(known, "string", "self.metadata.name");
    }
    JsonObject rule = JsonObject.EMPTY.with("rule", new JsonString(guarded(known, isTransition)));
    if (dice.chance(25)) {
      rule = rule.with("message", new JsonString(dice.pick("no", "must not be", "'quoted'")));
    }
    if (dice.chance(20)) {
      String text = new Grammar(dice, known).expression("string", 2);
      rule = rule.with("messageExpression", new JsonString(text));
    }
    if (dice.chance(10)) {
      rule =
          rule.with(
              "reason",
              new JsonString(
                  dice.pick(
                      "FieldValueInvalid",
                      "FieldValueForbidden",
                      "FieldValueRequired",
                      "FieldValueDuplicate")));
    }
    if (dice.chance(10) && self.get("properties") instanceof JsonObject properties) {
      String name = dice.pick(new ArrayList<>(properties.members().keySet()));
      rule =
          rule.with("fieldPath", new JsonString(dice.chance(60) ? "." + name : "['" + name + "']"));
    }
    return isTransition && dice.chance(20)
        ? rule.with("optionalOldSelf", new JsonBoolean(dice.chance(80)))
        : rule;
  }

  private String guarded(Map<String, List<String>> known, boolean isTransition) {
    String rule = new Grammar(dice, known).expression("bool", 1 + dice.below(3));
    if (isTransition && dice.chance(30)) {
      return rule + " || " + dice.pick("self == oldSelf", "oldSelf.hasValue()");
    }
    List<String> fields = known.getOrDefault("field", List.of());
    return !fields.isEmpty() && dice.chance(40)
        ? "!has(" + dice.pick(fields) + ") || " + rule
        : rule;
  }

  private void collect(
      String expression, JsonObject schema, int depth, Map<String, List<String>> known) {
    String type = type(schema);
    if (!type.isEmpty()) {
      add(known, type, expression);
    }
    if (depth == 0) {
      return;
    }
    if (schema.get("properties") instanceof JsonObject properties) {
      properties
          .members()
          .forEach(
              (name, property) -> {
                if (property instanceof JsonObject child) {
                  boolean isOptional = dice.chance(5);
                  String field =
                      expression + (isOptional ? ".?" : ".") + PropertyNames.selected(name);
                  add(known, "field", field);
                  if (isOptional) {
                    add(known, "optional(" + type(child) + ")", field);
                  } else {
                    collect(field, child, depth - 1, known);
                  }
                }
              });
    } else if (schema.get("items") instanceof JsonObject item) {
      collect(
          expression + "[" + dice.pick("0", "1", "0", "size(" + expression + ")-1") + "]",
          item,
          depth - 1,
          known);
      if (item.get("properties") instanceof JsonObject) {
        add(known, "bool", overItems(expression, item, depth));
      }
    } else if (schema.get("additionalProperties") instanceof JsonObject values) {
      collect(expression + "['a']", values, depth - 1, known);
      add(known, "bool", "'a' in " + expression);
    }
  }

  private String overItems(String list, JsonObject item, int depth) {
    Map<String, List<String>> inner = new HashMap<>();
    String variable = "x" + depth;
    collect(variable, item, Math.min(2, depth - 1), inner);
    return list
        + dice.pick(".all(", ".exists(", ".exists_one(")
        + variable
        + ", "
        + new Grammar(dice, inner).expression("bool", 1)
        + ")";
  }

  private static void add(Map<String, List<String>> known, String type, String expression) {
    known.computeIfAbsent(type, key -> new ArrayList<>()).add(expression);
  }

  /** As the API server types a schema; empty where it does not. */
  static String type(JsonObject schema) {
    if (schema.get("x-kubernetes-int-or-string") != null) {
      return "dyn";
    }
    JsonValue format = schema.get("format");
    return switch (schema.get("type") instanceof JsonString type ? type.value() : "") {
      case "string" ->
          switch (format instanceof JsonString name ? name.value() : "") {
            case "byte" -> "bytes";
            case "date", "date-time" -> "timestamp";
            case "duration" -> "duration";
            default -> "string";
          };
      case "integer" -> "int";
      case "number" -> "double";
      case "boolean" -> "bool";
      case "array" ->
          schema.get("items") instanceof JsonObject item && !type(item).isEmpty()
              ? "list(" + type(item) + ")"
              : "";
      case "object" ->
          schema.get("additionalProperties") instanceof JsonObject values && !type(values).isEmpty()
              ? "map(string, " + type(values) + ")"
              : schema.get("properties") == null ? "" : "object";
      default -> "";
    };
  }
}
