package io.github.crd4j.cli;

import io.github.crd4j.json.JsonValue;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes and prints the JSON that programs read. */
final class Json {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private Json() {}

  static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  static ArrayNode array() {
    return MAPPER.createArrayNode();
  }

  /** The same value as Jackson has it. */
  static JsonNode node(@Nullable JsonValue value) {
    return value == null ? MAPPER.nullNode() : MAPPER.readTree(value.toString());
  }

  static String print(JsonNode node) {
    return MAPPER.writeValueAsString(node).replace("\r\n", "\n");
  }
}
