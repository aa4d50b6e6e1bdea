package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.Keys;
import io.github.crd4j.conversion.kept.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A list map that only one version has.
 *
 * <p>Items are split to leaves, as they are elsewhere. The list's own leaf, if it has one, is
 * either the keys of its items in their order, or the whole list where it cannot be split.
 */
final class ListMapLeaves extends Leaves {
  private final List<String> keys;
  private final Leaves item;
  private final boolean nullable;

  ListMapLeaves(List<String> keys, Leaves item) {
    this(keys, item, false);
  }

  private ListMapLeaves(List<String> keys, Leaves item, boolean nullable) {
    this.keys = List.copyOf(keys);
    this.item = item;
    this.nullable = nullable;
  }

  @Override
  public Leaves nullable() {
    return new ListMapLeaves(keys, item, true);
  }

  @Override
  void split(JsonNode value, Position position) {
    if (value.isNull() && !nullable) {
      return;
    }
    Map<Step.Item, JsonNode> byKey = byKey(value);
    if (byKey.isEmpty()) {
      position.keep(value);
      return;
    }
    List<Step.Item> order = List.copyOf(byKey.keySet());
    if (!ItemOrder.isSorted(order)) {
      position.keep(ItemOrder.json(order));
    }
    byKey.forEach(
        (step, content) -> {
          ObjectNode rest = ((ObjectNode) content).deepCopy();
          rest.remove(keys);
          item.split(rest, position.at(step, step));
        });
  }

  /** The items by their keys; empty if they cannot be told apart by them, or there are none. */
  private Map<Step.Item, JsonNode> byKey(JsonNode list) {
    Map<Step.Item, JsonNode> byKey = new LinkedHashMap<>();
    for (JsonNode element : list) {
      Optional<Step.Item> step = list.isArray() ? key(element) : Optional.empty();
      if (step.isEmpty() || byKey.put(step.get(), element) != null) {
        return Map.of();
      }
    }
    return byKey;
  }

  private Optional<Step.Item> key(JsonNode element) {
    return element.isObject() ? Keys.of(element, keys, keys) : Optional.empty();
  }

  @Override
  @Nullable JsonNode join(@Nullable JsonNode present, KeptTree kept) {
    JsonNode own = kept.value();
    boolean isOrder = own != null && ItemOrder.isOrder(own, keys);
    if (present != null && !present.isArray()) {
      return present;
    }
    if (own != null && !isOrder) {
      return present == null ? own : present;
    }
    ArrayNode joined =
        present instanceof ArrayNode list ? list : JsonNodeFactory.instance.arrayNode();
    kept.children()
        .forEach(
            (step, below) -> {
              if (step instanceof Step.Item known) {
                joinItem(joined, known, below);
              }
            });
    if (own != null && isOrder) {
      ItemOrder.apply(joined, own, keys);
    }
    // The order alone is no item: what was in the list is gone.
    return joined.isEmpty() && present == null ? null : joined;
  }

  private void joinItem(ArrayNode joined, Step.Item known, KeptTree below) {
    for (JsonNode element : joined) {
      if (known.matches(element)) {
        item.join(element, below);
        return;
      }
    }
    ObjectNode element = known.json();
    if (item.join(null, below) instanceof ObjectNode properties) {
      properties.properties().forEach(p -> element.putIfAbsent(p.getKey(), p.getValue()));
    }
    ItemOrder.insert(joined, element, keys);
  }

  @Override
  boolean accepts(List<Step> path, JsonNode value) {
    if (path.isEmpty()) {
      return value.isNull() ? nullable : value.isArray();
    }
    return path.get(0) instanceof Step.Item step
        && step.keys().keySet().equals(Set.copyOf(keys))
        && item.accepts(path.subList(1, path.size()), value);
  }
}
