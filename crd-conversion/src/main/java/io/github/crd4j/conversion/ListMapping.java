package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.Keys;
import io.github.crd4j.conversion.kept.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Pairs the items of a list by key, and those that have none of their own by position. */
final class ListMapping extends ValueMapping {
  private final List<String> spokeKeys;
  private final List<String> hubKeys;
  private final ValueMapping items;

  ListMapping(List<String> spokeKeys, List<String> hubKeys, ValueMapping items) {
    if (spokeKeys.size() != hubKeys.size()) {
      throw new IllegalArgumentException(
          "the versions have different numbers of keys: %s, %s".formatted(spokeKeys, hubKeys));
    }
    this.spokeKeys = List.copyOf(spokeKeys);
    this.hubKeys = List.copyOf(hubKeys);
    this.items = items;
  }

  @Override
  JsonNode convert(JsonNode value, Position position) {
    if (!value.isArray()) {
      return value;
    }
    PositionalItems positional = new PositionalItems(items, position, value);
    Set<Step> shared = sharedKeys(value, position.source());
    Set<Step> seen = new HashSet<>();
    ArrayNode target = JsonNodeFactory.instance.arrayNode(value.size());
    for (int i = 0; i < value.size(); i++) {
      JsonNode item = value.get(i);
      Step.Item from = key(item, position.source(), position.source());
      Step.Item to = key(item, position.source(), position.target());
      JsonNode converted;
      if (from == null || to == null || shared.contains(from)) {
        converted = positional.convert(i, target.size());
      } else {
        seen.add(to);
        converted = items.convert(item, position.at(from, to));
      }
      if (converted != null) {
        target.add(converted);
      }
    }
    positional.keep();
    restoreItems(target, seen, position);
    return target;
  }

  /** Items that are nothing but their keys, and that a field was moved out of. */
  private static void restoreItems(ArrayNode target, Set<Step> seen, Position position) {
    position
        .kept()
        .children()
        .forEach(
            (step, kept) -> {
              JsonNode value = kept.value();
              if (step instanceof Step.Item item
                  && value instanceof ObjectNode
                  && value.isEmpty()
                  && !seen.contains(step)) {
                ItemOrder.insert(target, item.json(), List.copyOf(item.keys().keySet()));
              }
            });
  }

  /** Keys that more than one item has. */
  private Set<Step> sharedKeys(JsonNode list, Side side) {
    Set<Step> once = new HashSet<>();
    Set<Step> shared = new HashSet<>();
    for (JsonNode item : list) {
      Step.Item key = key(item, side, side);
      if (key != null && !once.add(key)) {
        shared.add(key);
      }
    }
    return shared;
  }

  private Step.@Nullable Item key(JsonNode item, Side names, Side as) {
    Optional<Step.Item> key = Keys.of(item, keys(names), keys(as));
    return key.orElse(null);
  }

  private List<String> keys(Side side) {
    return side == Side.SPOKE ? spokeKeys : hubKeys;
  }

  @Override
  @Nullable JsonNode absent(Position position) {
    // Nothing but fields moved into its items made the target show it.
    ArrayNode target = JsonNodeFactory.instance.arrayNode();
    restoreItems(target, Set.of(), position);
    JsonNode kept = position.kept().value();
    boolean empty = kept != null && kept.isArray() && kept.isEmpty();
    return empty || !target.isEmpty() ? target : null;
  }

  @Override
  boolean keeps(Side owner, List<Step> path, JsonNode value) {
    if (path.isEmpty()) {
      return (value.isArray() && value.isEmpty())
          || ItemOrder.isOrder(value, keys(owner))
          || PositionalItems.isRecord(items, owner, value);
    }
    return path.get(0) instanceof Step.Item item
        && item.keys().keySet().equals(Set.copyOf(keys(owner)))
        && items.keeps(owner, path.subList(1, path.size()), value);
  }

  @Override
  Optional<List<Step>> translate(Side side, List<Step> path) {
    if (path.isEmpty()) {
      return Optional.of(path);
    }
    if (!(path.get(0) instanceof Step.Item item)) {
      return Optional.empty();
    }
    Step.Item there = key(item.json(), side, side.other());
    return there == null
        ? Optional.empty()
        : items
            .translate(side, path.subList(1, path.size()))
            .map(rest -> Steps.of(List.of(there), rest));
  }

  @Override
  JsonNode withoutDefaults(Side side, JsonNode value) {
    if (!value.isArray()) {
      return value;
    }
    ArrayNode plain = JsonNodeFactory.instance.arrayNode(value.size());
    value.forEach(item -> plain.add(items.withoutDefaults(side, item)));
    return plain;
  }
}
