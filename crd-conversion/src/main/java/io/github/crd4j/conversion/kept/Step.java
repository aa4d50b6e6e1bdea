package io.github.crd4j.conversion.kept;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** One step from a value into a part of it. */
public sealed interface Step {
  /** The step as a kept value's path spells it. */
  JsonNode json();

  /**
   * Into a property of an object or an entry of a map.
   *
   * @param name of the property
   */
  record Property(String name) implements Step {
    @Override
    public JsonNode json() {
      return StringNode.valueOf(name);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /**
   * Into the item of a list map that has these keys.
   *
   * @param keys names and scalar values, sorted by name
   */
  record Item(SortedMap<String, JsonNode> keys) implements Step {
    /** The item with one key. */
    public static Item of(String key, JsonNode value) {
      return new Item(new TreeMap<>(Map.of(key, value)));
    }

    /** Whether these are the keys of an item. */
    public boolean matches(JsonNode item) {
      return keys.entrySet().stream()
          .allMatch(key -> key.getValue().equals(item.get(key.getKey())));
    }

    @Override
    public ObjectNode json() {
      ObjectNode json = JsonNodeFactory.instance.objectNode();
      keys.forEach(json::set);
      return json;
    }

    @Override
    public String toString() {
      return keys.entrySet().stream()
          .map(key -> key.getKey() + "=" + key.getValue().asString())
          .collect(Collectors.joining(",", "[", "]"));
    }
  }

  /**
   * Into an item of any other list, for messages only: kept values never name an index.
   *
   * @param index from 0
   */
  record Index(int index) implements Step {
    @Override
    public JsonNode json() {
      throw new UnsupportedOperationException("an index is no step of a kept value's path");
    }

    @Override
    public String toString() {
      return "[" + index + "]";
    }
  }
}
