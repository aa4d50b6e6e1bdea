package io.github.crd4j.conversion;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Conversions that need no type. */
enum JsonHook implements ConvertMapping.Hook {
  /** The same. */
  SAME {
    @Override
    public JsonNode apply(JsonNode value) {
      return value;
    }

    @Override
    public boolean accepts(JsonNode value) {
      return true;
    }
  },
  /** A list of the one value. */
  TO_LIST {
    @Override
    public JsonNode apply(JsonNode value) {
      return JsonNodeFactory.instance.arrayNode(1).add(value);
    }

    @Override
    public boolean accepts(JsonNode value) {
      return true;
    }
  },
  /** The first item; none of an empty list. */
  FIRST {
    @Override
    public @Nullable JsonNode apply(JsonNode value) {
      return value.isArray() ? value.get(0) : value;
    }

    @Override
    public boolean accepts(JsonNode value) {
      return value.isArray();
    }
  }
}
