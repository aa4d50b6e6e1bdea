package io.github.crd4j.conversion.kept;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** The keys by which an item of a list map is known. */
public final class Keys {
  private Keys() {}

  static Step.Item of(JsonNode keys) {
    TreeMap<String, JsonNode> sorted = new TreeMap<>();
    keys.properties().forEach(key -> sorted.put(key.getKey(), key.getValue()));
    return new Step.Item(sorted);
  }

  /**
   * The step into an item, its keys under other names; empty if one is missing or no scalar.
   *
   * @param names of the keys in the item
   * @param as their names in the step
   */
  public static Optional<Step.Item> of(JsonNode item, List<String> names, List<String> as) {
    TreeMap<String, JsonNode> keys = new TreeMap<>();
    for (int i = 0; i < names.size(); i++) {
      JsonNode value = item.get(names.get(i));
      if (value == null || !value.isValueNode() || value.isNull()) {
        return Optional.empty();
      }
      keys.put(as.get(i), value);
    }
    return keys.isEmpty() ? Optional.empty() : Optional.of(new Step.Item(keys));
  }
}
