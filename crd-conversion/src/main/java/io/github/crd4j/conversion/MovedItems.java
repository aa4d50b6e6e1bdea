package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The order of lists that items vanish from because all that they hold is moved elsewhere, and that
 * the way back puts them into again.
 */
final class MovedItems {
  /** Lists by their paths in the source, with the items that fields are moved out of. */
  private final Map<List<Step>, List<Step.Item>> before = new LinkedHashMap<>();

  private final Map<List<Step>, Set<Step.Item>> moved = new LinkedHashMap<>();

  /** Lists that fields are moved into, by their paths in the target. */
  private final Map<List<Step>, List<String>> targets = new LinkedHashMap<>();

  private MovedItems() {}

  /** As the source is before anything is taken out of it. */
  static MovedItems before(ObjectNode source, List<Field> fields, Side from, Side to) {
    MovedItems items = new MovedItems();
    for (Field field : fields) {
      items.addSource(source, field.path(from));
      List<Step> path = field.path(to);
      for (int i = 1; i < path.size(); i++) {
        if (path.get(i) instanceof Step.Item item) {
          items.targets.put(path.subList(0, i), List.copyOf(item.keys().keySet()));
        }
      }
    }
    return items;
  }

  private void addSource(ObjectNode source, List<Step> path) {
    for (int i = 1; i < path.size(); i++) {
      if (path.get(i) instanceof Step.Item item) {
        List<Step> list = path.subList(0, i);
        JsonNode value = Places.find(source, list);
        Optional<List<Step.Item>> order =
            value == null
                ? Optional.empty()
                : ItemOrder.of(value, List.copyOf(item.keys().keySet()));
        if (order.isPresent()) {
          before.put(list, order.get());
          moved.computeIfAbsent(list, l -> new LinkedHashSet<>()).add(item);
        }
      }
    }
  }

  /** Keeps the orders that the way back would not find by itself. */
  void keep(ObjectNode source, Position position) {
    before.forEach(
        (list, order) -> {
          JsonNode left = Places.find(source, list);
          List<Step.Item> remaining = new ArrayList<>(order);
          List<Step.Item> gone = new ArrayList<>();
          for (Step.Item item : moved.getOrDefault(list, Set.of())) {
            if (order.contains(item) && (left == null || isMissing(left, item))) {
              remaining.remove(item);
              gone.add(item);
            }
          }
          if (!gone.isEmpty() && !ItemOrder.inserted(remaining, gone).equals(order)) {
            new Position(
                    position.source(), position.path().then(list), new KeptTree(), position.sink())
                .keep(ItemOrder.json(order));
          }
        });
  }

  private static boolean isMissing(JsonNode list, Step.Item item) {
    return list.valueStream().noneMatch(item::matches);
  }

  /** Brings the target's lists into the order that they had. */
  void restore(ObjectNode target, Position position) {
    targets.forEach(
        (list, keys) -> {
          JsonNode kept = position.kept().child(list).value();
          if (kept != null
              && ItemOrder.isOrder(kept, keys)
              && Places.find(target, list) instanceof ArrayNode array) {
            ItemOrder.apply(array, kept, keys);
          }
        });
  }
}
