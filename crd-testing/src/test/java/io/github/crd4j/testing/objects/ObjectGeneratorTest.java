package io.github.crd4j.testing.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlException;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ObjectGeneratorTest {

  @Test
  void makesEveryValueOfAnEnum() {
    assertThat(values("{type: string, enum: [a, b, c]}"))
        .extracting(JsonValue::toString)
        .contains("\"a\"", "\"b\"", "\"c\"");
  }

  @Test
  void reachesBothBoundsOfANumber() {
    assertThat(values("{type: integer, minimum: 3, exclusiveMinimum: true, maximum: 40}"))
        .contains(JsonNumber.of(4), JsonNumber.of(40))
        .doesNotContain(JsonNumber.of(3), JsonNumber.of(41));
  }

  @Test
  void makesBothAnIntegerAndAString() {
    assertThat(values("{x-kubernetes-int-or-string: true, pattern: '^[0-9]{1,3}%$'}"))
        .extracting(JsonValue::typeName)
        .contains("string", "integer");
  }

  @Test
  void makesStringsOfAPatternAndALength() {
    assertThat(values("{type: string, pattern: '^(ab?)+$', minLength: 3, maxLength: 8}"))
        .allSatisfy(
            value -> assertThat(value.toString()).matches("\"(ab?)+\"").hasSizeBetween(5, 10));
  }

  @Test
  void makesAllFormats() {
    for (String format :
        Set.of("date-time", "date", "duration", "byte", "uuid", "uri", "ipv4", "ipv6", "cidr")) {
      assertThat(values("{type: string, format: " + format + "}")).as(format).isNotEmpty();
    }
  }

  @Test
  void givesItemsOfAListMapKeysOfTheirOwn() {
    String list =
        "{type: array, x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [name], items:"
            + " {type: object, required: [name], properties: {name: {type: string, enum: [a, b]}}}}";

    assertThat(values(list))
        .extracting(value -> ((JsonArray) value).items().size())
        .contains(0, 1, 2)
        .doesNotContain(3);
  }

  @Test
  void takesEveryBranchOfAUnion() {
    String union =
        "{type: object, properties: {a: {type: string}, b: {type: string}}, oneOf: [{required:"
            + " [a]}, {required: [b]}]}";

    assertThat(values(union))
        .extracting(value -> ((JsonObject) value).members().keySet())
        .contains(Set.of("a"), Set.of("b"))
        .doesNotContain(Set.of("a", "b"));
  }

  @Test
  void keepsRulesDeepInside() {
    String rule =
        "{type: array, items: {type: object, properties: {min: {type: integer, minimum: 0, maximum:"
            + " 9}, max: {type: integer, minimum: 0, maximum: 9}}, x-kubernetes-validations: [{rule:"
            + " 'has(self.min) == has(self.max) && (!has(self.min) || self.min < self.max)'}]}}";

    assertThat(values(rule)).isNotEmpty();
  }

  @Test
  void makesNullsWhereTheyAreAllowed() {
    assertThat(values("{type: string, nullable: true}"))
        .extracting(JsonValue::typeName)
        .contains("null", "string");
  }

  @Test
  void saysWhatNoObjectFulfils() {
    assertThatThrownBy(
            () ->
                values("{type: string, maxLength: 9, x-kubernetes-validations: [{rule: 'false'}]}"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("no Topic of version 'v1' was accepted in 300 attempts")
        .hasMessageContaining("failed rule: false");
  }

  /** {@code spec.value} of 300 objects. */
  private static List<JsonValue> values(String schema) {
    ObjectGenerator generator = new ObjectGenerator(crd(schema), "v1");
    Random random = new Random(1);
    return IntStream.range(0, 300)
        .mapToObj(i -> generator.next(random))
        .map(object -> (JsonObject) object.members().get("spec"))
        .map(spec -> spec.members().get("value"))
        .toList();
  }

  private static Crd crd(String schema) {
    String yaml =
        """
        apiVersion: apiextensions.k8s.io/v1
        kind: CustomResourceDefinition
        metadata: {name: topics.example.com}
        spec:
          group: example.com
          scope: Namespaced
          names: {plural: topics, kind: Topic}
          versions:
          - name: v1
            served: true
            storage: true
            schema:
              openAPIV3Schema:
                type: object
                required: [spec]
                properties:
                  spec:
                    type: object
                    required: [value]
                    properties:
                      value: %s
        """
            .formatted(schema);
    try {
      return CrdYamlReader.read("topics.yaml", yaml).get(0).crd();
    } catch (YamlException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
