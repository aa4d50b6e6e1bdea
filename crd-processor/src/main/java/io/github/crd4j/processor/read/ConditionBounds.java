package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.kubernetes.TypeFacts;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The bounds of {@code Condition}, which Kubernetes' OpenAPI does not have.
 *
 * <p>Source: the markers in {@code k8s.io/apimachinery/pkg/apis/meta/v1/types.go} 0.37, from which
 * every CRD written in Go takes them.
 */
final class ConditionBounds {

  private static final String TYPE_PATTERN =
      "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?"
          + "(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$";

  private static final String REASON_PATTERN = "^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$";

  private static final Map<String, UnaryOperator<Schema>> BY_PROPERTY =
      Map.of(
          "type",
          type -> type.with(Keyword.MAX_LENGTH, 316L).with(Keyword.PATTERN, TYPE_PATTERN),
          "status",
          status ->
              status.with(
                  Keyword.ENUM,
                  new JsonArray(
                      List.of(
                          new JsonString("True"),
                          new JsonString("False"),
                          new JsonString("Unknown")))),
          "reason",
          reason ->
              reason
                  .with(Keyword.MIN_LENGTH, 1L)
                  .with(Keyword.MAX_LENGTH, 1024L)
                  .with(Keyword.PATTERN, REASON_PATTERN),
          "message",
          message -> message.with(Keyword.MAX_LENGTH, 32768L),
          "observedGeneration",
          generation -> generation.with(Keyword.MINIMUM, JsonNumber.of(0)));

  private ConditionBounds() {}

  static void addTo(SchemaDraft draft, TypeFacts facts) {
    if (!facts.definition().equals("meta.v1.Condition")) {
      return;
    }
    Map<String, Schema> properties = new TreeMap<>(draft.schema().properties());
    BY_PROPERTY.forEach(
        (name, bound) -> properties.computeIfPresent(name, (key, schema) -> bound.apply(schema)));
    draft.set(Keyword.PROPERTIES, properties);
  }
}
