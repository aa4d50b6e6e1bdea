package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.CanonicalJson;
import io.github.crd4j.conversion.kept.Keys;
import io.github.crd4j.conversion.kept.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The order of a list map's items, which means nothing to the API server and is kept all the same.
 */
final class ItemOrder {
  static final Comparator<Step.Item> BY_KEY =
      Comparator.comparing(item -> CanonicalJson.write(item.json()));

  private ItemOrder() {}

  /** The items' keys; empty if they cannot be told apart by them. */
  static Optional<List<Step.Item>> of(JsonNode list, List<String> keys) {
    List<Step.Item> order = new ArrayList<>();
    for (JsonNode element : list) {
      Optional<Step.Item> item = list.isArray() ? Keys.of(element, keys, keys) : Optional.empty();
      if (item.isEmpty()) {
        return Optional.empty();
      }
      order.add(item.get());
    }
    return new HashSet<>(order).size() == order.size() ? Optional.of(order) : Optional.empty();
  }

  static ArrayNode json(List<Step.Item> order) {
    ArrayNode json = JsonNodeFactory.instance.arrayNode(order.size());
    order.forEach(item -> json.add(item.json()));
    return json;
  }

  /** Whether a kept value is the order of a list, and not the list. */
  static boolean isOrder(JsonNode value, List<String> keys) {
    return value.isArray()
        && !value.isEmpty()
        && value.valueStream().allMatch(element -> element.size() == keys.size())
        && of(value, keys).isPresent();
  }

  /** Puts an item where the order of keys puts it, or last where the list does not follow it. */
  static void insert(ArrayNode list, JsonNode item, List<String> keys) {
    Optional<List<Step.Item>> order = of(list, keys);
    Optional<Step.Item> key = Keys.of(item, keys, keys);
    int index = list.size();
    if (order.isPresent() && key.isPresent() && isSorted(order.get())) {
      index = position(order.get(), key.get());
    }
    list.insert(index, item);
  }

  /** What {@link #insert} makes of items that are put into others. */
  static List<Step.Item> inserted(List<Step.Item> into, List<Step.Item> items) {
    List<Step.Item> order = new ArrayList<>(into);
    for (Step.Item item : items) {
      order.add(isSorted(order) ? position(order, item) : order.size(), item);
    }
    return order;
  }

  private static int position(List<Step.Item> sorted, Step.Item item) {
    int index = 0;
    while (index < sorted.size() && BY_KEY.compare(sorted.get(index), item) < 0) {
      index++;
    }
    return index;
  }

  static boolean isSorted(List<Step.Item> order) {
    return order.equals(order.stream().sorted(BY_KEY).toList());
  }

  /** Brings a list into a kept order; what is not named there stays behind. */
  static void apply(ArrayNode list, JsonNode kept, List<String> keys) {
    List<JsonNode> left = new ArrayList<>();
    list.forEach(left::add);
    List<JsonNode> ordered = new ArrayList<>();
    for (JsonNode element : kept) {
      Optional<Step.Item> item = Keys.of(element, keys, keys);
      Optional<JsonNode> match =
          left.stream().filter(e -> item.isPresent() && item.get().matches(e)).findFirst();
      match.ifPresent(
          found -> {
            ordered.add(found);
            left.remove(found);
          });
    }
    ordered.addAll(left);
    list.removeAll();
    list.addAll(ordered);
  }
}
