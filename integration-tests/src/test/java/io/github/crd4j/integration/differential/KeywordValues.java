package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Values for the keywords of schemas, good and bad. */
final class KeywordValues {

  private static final Map<String, List<String>> VALUES = values();

  private static final List<String> BAD_RULES =
      List.of(
          "{rule: ''}",
          "{rule: ' '}",
          "{rule: 'self'}",
          "{rule: 'self ='}",
          "{rule: 'slef == 1'}",
          "{rule: 'self.nope == 1'}",
          "{rule: 'true', message: ' '}",
          "{rule: 'true', message: \"a\\nb\"}",
          "{rule: \"true ||\\n false\"}",
          "{rule: \"true ||\\n false\", message: m}",
          "{rule: 'true', messageExpression: ' '}",
          "{rule: 'true', messageExpression: '1'}",
          "{rule: 'true', messageExpression: nope}",
          "{rule: 'true', reason: FieldValueWrong}",
          "{rule: 'true', reason: ''}",
          "{rule: 'true', fieldPath: a}",
          "{rule: 'true', fieldPath: .a}",
          "{rule: 'true', fieldPath: '.a[0]'}",
          "{rule: 'true', fieldPath: ''}",
          "{rule: 'true', fieldPath: ' '}",
          "{rule: 'true', optionalOldSelf: true}",
          "{rule: 'oldSelf == self'}",
          "{rule: 'oldSelf.hasValue()', optionalOldSelf: true}",
          "{rule: 'oldSelf == self', optionalOldSelf: false}",
          "{rule: 'true', message: m, messageExpression: \"'x'\"}",
          "{rule: \"self.all(x, self.all(y, self.all(z, x == y || y == z)))\"}",
          "{rule: \"self.exists(x, x.contains('a'))\"}",
          "{rule: \"self.matches('a') || self.contains(self + self + self)\"}",
          "{rule: 'authorizer.path(1)'}",
          "{rule: 'self.includes(1)'}");

  private final Dice dice;

  KeywordValues(Dice dice) {
    this.dice = dice;
  }

  String name() {
    return dice.pick(new ArrayList<>(VALUES.keySet()));
  }

  JsonValue value(String keyword) {
    return Wire.yaml(dice.pick(VALUES.getOrDefault(keyword, List.of("1"))));
  }

  JsonValue badRule() {
    return Wire.yaml(dice.pick(BAD_RULES));
  }

  private static Map<String, List<String>> values() {
    Map<String, List<String>> values = new TreeMap<>();
    values.put(
        "type",
        List.of(
            "string", "object", "array", "integer", "number", "boolean", "'null'", "''", "any"));
    values.put("format", List.of("date", "int32", "byte", "float", "nope", "''", "duration"));
    values.put("nullable", List.of("true", "true", "false"));
    values.put(
        "properties",
        List.of(
            "{}",
            "{a: {type: string}}",
            "{metadata: {type: object}}",
            "{a: {}}",
            "{apiVersion: {type: integer}, kind: {type: object}, metadata: {type: string}}",
            "{metadata: {type: object, properties: {labels: {type: object}}}}",
            "{metadata: {type: object, properties: {name: {type: string, pattern: a, default: b}}}}"));
    values.put(
        "additionalProperties",
        List.of("true", "false", "{type: string}", "{}", "{type: object, properties: {a: {}}}"));
    values.put(
        "items",
        List.of(
            "{type: string}",
            "{}",
            "[{type: string}]",
            "{type: string, nullable: true}",
            "{type: object, properties: {k: {type: string}}}",
            "{type: array, items: {type: string}}",
            "{type: object, x-kubernetes-map-type: atomic}",
            "{type: object, required: [k], properties: {k: {type: string}}}",
            "{type: object, properties: {k: {type: string, default: d}}}",
            "{type: object, properties: {k: {type: array, items: {type: string}, default: []}}}"));
    values.put("required", List.of("[a]", "[a, a]", "[nope]"));
    values.put("enum", List.of("[a, b]", "[1]", "[null]", "[a, a, null]", "[{}]", "[[]]"));
    for (String bound : List.of("minimum", "maximum")) {
      values.put(
          bound, List.of("0", "1", "-5", "0.5", "1e20", "9223372036854775807", "3000000000"));
    }
    values.put("exclusiveMinimum", List.of("true", "false"));
    values.put("exclusiveMaximum", List.of("true", "false"));
    values.put("multipleOf", List.of("1", "0", "-1", "0.5"));
    for (String length :
        List.of(
            "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties")) {
      values.put(length, List.of("0", "1", "5", "100", "-1", "100000"));
    }
    values.put(
        "pattern",
        List.of(
            "^a$",
            "''",
            "'['",
            "'(?=a)'",
            "'\\p{Alpha}'",
            "'a{1001}'",
            "'(a{100}){11}'",
            "'\\d+'",
            "'[[:alpha:]]'",
            "'a**'",
            "'(?<n>a)'",
            "'\\\\Z'",
            "'\\pL\\p{Greek}'",
            "'\\é'"));
    values.put("uniqueItems", List.of("true", "false"));
    values.put("title", List.of("t", "''"));
    values.put("description", List.of("d", "''"));
    values.put("example", List.of("1", "{a: b}"));
    values.put("externalDocs", List.of("{url: u}", "{}", "{description: d}"));
    values.put("id", List.of("x", "''"));
    values.put("$schema", List.of("x", "'http://json-schema.org/schema#'", "''"));
    values.put("$ref", List.of("'#/definitions/x'", "''"));
    values.put("definitions", List.of("{a: {type: string}}"));
    values.put("dependencies", List.of("{a: [b]}", "{a: {type: string}}"));
    values.put("patternProperties", List.of("{a: {type: string}}"));
    values.put("additionalItems", List.of("true", "false", "{type: string}"));
    values.put(
        "default",
        List.of(
            "{}",
            "[]",
            "a",
            "1",
            "1.5",
            "true",
            "{a: b}",
            "[a, a]",
            "5.0",
            "[null]",
            "{apiVersion: v1, kind: Pod}",
            "{apiVersion: v1, kind: Pod, metadata: {name: A_b}}"));
    for (String operator : List.of("allOf", "anyOf", "oneOf")) {
      values.put(
          operator,
          List.of(
              "[{}]",
              "[{required: [a]}]",
              "[{type: string}]",
              "[{minLength: 1}, {not: {}}]",
              "[{type: integer}, {type: string}]",
              "[{anyOf: [{type: integer}, {type: string}]}]",
              "[{properties: {a: {enum: [x]}}}]",
              "[{properties: {metadata: {}}}]",
              "[{description: d}, {default: 1}]",
              "[{additionalProperties: false}]",
              "[{items: {properties: {b: {minLength: 1}}}}]",
              "[{pattern: '['}]",
              "[{x-kubernetes-validations: [{rule: 'true'}]}]",
              "[{nullable: true}]"));
    }
    values.put("not", List.of("{}", "{required: [a]}", "{type: string}", "{properties: {zz: {}}}"));
    values.put("x-kubernetes-preserve-unknown-fields", List.of("true", "true", "false"));
    values.put("x-kubernetes-embedded-resource", List.of("true", "true", "false"));
    values.put("x-kubernetes-int-or-string", List.of("true", "true", "false"));
    values.put("x-kubernetes-list-type", List.of("atomic", "set", "map", "''", "list"));
    values.put("x-kubernetes-list-map-keys", List.of("[k]", "[k, k]", "[k, l]", "[nope]", "[a]"));
    values.put("x-kubernetes-map-type", List.of("atomic", "granular", "''", "map"));
    values.put(
        "x-kubernetes-validations",
        List.of("[{rule: 'true'}]", "[{rule: 'true'}, {rule: 'true'}]"));
    values.put("deprecated", List.of("true"));
    values.put("const", List.of("a"));
    return values;
  }
}
