package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The same JSON in both versions. */
final class CopyMapping extends ValueMapping {
  static final CopyMapping COPY = new CopyMapping();

  private CopyMapping() {}

  @Override
  JsonNode convert(JsonNode value, Position position) {
    return value;
  }

  @Override
  @Nullable JsonNode absent(Position position) {
    return null;
  }

  @Override
  boolean keeps(Side owner, List<Step> path, JsonNode value) {
    return false;
  }

  @Override
  Optional<List<Step>> translate(Side side, List<Step> path) {
    return Optional.of(path);
  }

  @Override
  JsonNode withoutDefaults(Side side, JsonNode value) {
    return withoutNulls(value);
  }

  /** The server drops nulls where the schema does not allow them. */
  static JsonNode withoutNulls(JsonNode value) {
    if (value.isObject()) {
      ObjectNode object = JsonNodeFactory.instance.objectNode();
      value
          .properties()
          .forEach(
              property -> {
                if (!property.getValue().isNull()) {
                  object.set(property.getKey(), withoutNulls(property.getValue()));
                }
              });
      return object;
    }
    if (value.isArray()) {
      ArrayNode array = JsonNodeFactory.instance.arrayNode();
      value.forEach(item -> array.add(withoutNulls(item)));
      return array;
    }
    return value;
  }
}
