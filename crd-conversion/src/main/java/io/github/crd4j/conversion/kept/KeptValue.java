package io.github.crd4j.conversion.kept;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A value that the other version has no field for.
 *
 * @param path where it belongs, in the version that has the field
 * @param value never absent; null is JSON null
 */
public record KeptValue(Path path, JsonNode value) {
  /** As {@code [path, value]}. */
  public ArrayNode json() {
    return JsonNodeFactory.instance.arrayNode(2).add(path.json()).add(value);
  }

  /** Reads what {@link #json} writes; empty if it is anything else. */
  public static Optional<KeptValue> read(JsonNode json) {
    if (!json.isArray() || json.size() != 2) {
      return Optional.empty();
    }
    return Path.read(json.get(0)).map(path -> new KeptValue(path, json.get(1)));
  }
}
