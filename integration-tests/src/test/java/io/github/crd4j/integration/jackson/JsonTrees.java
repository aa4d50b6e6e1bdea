package io.github.crd4j.integration.jackson;

import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Makes random trees of JSON, of the classes of either Jackson. */
final class JsonTrees {
  private static final com.fasterxml.jackson.databind.json.JsonMapper TWO =
      new com.fasterxml.jackson.databind.json.JsonMapper();
  private static final tools.jackson.databind.json.JsonMapper THREE =
      tools.jackson.databind.json.JsonMapper.shared();

  private JsonTrees() {}

  /** A tree of {@code type}; null if it is another kind of type. */
  static @Nullable Object next(Class<?> type, Random random) {
    if (com.fasterxml.jackson.databind.JsonNode.class.isAssignableFrom(type)) {
      return TWO.valueToTree(content(type, random));
    }
    return tools.jackson.databind.JsonNode.class.isAssignableFrom(type)
        ? THREE.valueToTree(content(type, random))
        : null;
  }

  private static Object content(Class<?> type, Random random) {
    return switch (type.getSimpleName()) {
      case "ObjectNode" -> JavaTree.map(random, 2);
      case "ArrayNode" -> List.of(JavaTree.next(random, 1), JavaTree.next(random, 1));
      default -> JavaTree.next(random, 2);
    };
  }
}
