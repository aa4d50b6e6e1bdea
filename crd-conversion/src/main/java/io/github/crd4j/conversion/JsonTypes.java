package io.github.crd4j.conversion;

import java.util.Optional;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeType;

/** The JSON types of the Java types that hooks take, as far as these say. */
final class JsonTypes {
  private JsonTypes() {}

  static Optional<JsonNodeType> of(JavaType type, JsonMapper mapper) {
    Class<?> raw = type.getRawClass();
    if (raw == byte[].class || CharSequence.class.isAssignableFrom(raw)) {
      return Optional.of(JsonNodeType.STRING);
    }
    if (raw == boolean.class || raw == Boolean.class) {
      return Optional.of(JsonNodeType.BOOLEAN);
    }
    if (Number.class.isAssignableFrom(raw) || (raw.isPrimitive() && raw != char.class)) {
      return Optional.of(JsonNodeType.NUMBER);
    }
    if (type.isEnumType() && raw.getEnumConstants().length > 0) {
      JsonNode first = mapper.valueToTree(raw.getEnumConstants()[0]);
      return Optional.of(first.getNodeType());
    }
    if (type.isArrayType() || type.isCollectionLikeType()) {
      return Optional.of(JsonNodeType.ARRAY);
    }
    return type.isMapLikeType() ? Optional.of(JsonNodeType.OBJECT) : Optional.empty();
  }
}
