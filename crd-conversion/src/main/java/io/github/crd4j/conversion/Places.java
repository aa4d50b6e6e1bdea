package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Values at paths below an object: found, taken out, put in. */
final class Places {
  private Places() {}

  /** The value, or null if there is none. */
  static @Nullable JsonNode find(ObjectNode root, List<Step> path) {
    JsonNode value = root;
    for (Step step : path) {
      value = child(value, step);
      if (value == null) {
        return null;
      }
    }
    return value;
  }

  /** The value at one step, or null if there is none, or if keys do not say which. */
  private static @Nullable JsonNode child(JsonNode parent, Step step) {
    if (step instanceof Step.Property property) {
      return parent.isObject() ? parent.get(property.name()) : null;
    }
    List<JsonNode> items = items(parent, step);
    return items.size() == 1 ? items.get(0) : null;
  }

  private static List<JsonNode> items(JsonNode parent, Step step) {
    return step instanceof Step.Item item && parent.isArray()
        ? parent.valueStream().filter(item::matches).toList()
        : List.of();
  }

  static void remove(ObjectNode root, List<Step> path) {
    List<Step> above = path.subList(0, path.size() - 1);
    JsonNode parent = find(root, above);
    Step last = path.get(path.size() - 1);
    if (parent instanceof ObjectNode object && last instanceof Step.Property property) {
      object.remove(property.name());
    } else if (parent instanceof ArrayNode array && last instanceof Step.Item item) {
      array.removeIf(item::matches);
    }
  }

  /**
   * Takes a value out, and with it what held nothing else.
   *
   * @return null if there is none; of an item all but its keys
   */
  static @Nullable JsonNode take(ObjectNode root, List<Step> path) {
    JsonNode value = find(root, path);
    if (value == null) {
      return null;
    }
    remove(root, path);
    for (int length = path.size() - 1; length > 0; length--) {
      List<Step> holder = path.subList(0, length);
      JsonNode left = find(root, holder);
      if (left == null || !isBare(left, path.get(length - 1))) {
        break;
      }
      remove(root, holder);
    }
    if (path.get(path.size() - 1) instanceof Step.Item item && value instanceof ObjectNode object) {
      object.remove(item.keys().keySet());
    }
    return value;
  }

  /** Whether a value is empty, but for the keys that it is found by. */
  static boolean isBare(JsonNode value, Step step) {
    return step instanceof Step.Item item
        ? value.size() == item.keys().size()
        : value.isContainer() && value.isEmpty();
  }

  /**
   * Puts a value in, and makes what leads to it.
   *
   * @return false, and nothing is changed, if something else is there or in the way
   */
  static boolean put(ObjectNode root, List<Step> path, JsonNode value) {
    if (path.get(path.size() - 1) instanceof Step.Item && !value.isObject()) {
      return false;
    }
    JsonNode parent = root;
    for (int i = 0; i < path.size() && parent != null; i++) {
      boolean object = path.get(i) instanceof Step.Property;
      boolean fits = object ? parent.isObject() : parent.isArray();
      if (!fits || items(parent, path.get(i)).size() > 1) {
        return false;
      }
      parent = child(parent, path.get(i));
    }
    boolean there =
        parent != null && !(parent.isObject() && isBare(parent, path.get(path.size() - 1)));
    if (there) {
      return false;
    }
    make(root, path, value);
    return true;
  }

  private static void make(ObjectNode root, List<Step> path, JsonNode value) {
    JsonNode parent = root;
    for (int i = 0; i < path.size(); i++) {
      Step step = path.get(i);
      boolean last = i == path.size() - 1;
      JsonNode next = child(parent, step);
      if (step instanceof Step.Property property && (last || next == null)) {
        next = last ? value : container(path.get(i + 1));
        ((ObjectNode) parent).set(property.name(), next);
      } else if (step instanceof Step.Item item) {
        ObjectNode element = next instanceof ObjectNode known ? known : item.json();
        if (next == null) {
          ItemOrder.insert((ArrayNode) parent, element, List.copyOf(item.keys().keySet()));
        }
        if (last) {
          value.properties().forEach(p -> element.set(p.getKey(), p.getValue()));
        }
        next = element;
      }
      if (next == null) {
        throw new IllegalStateException("no container at step " + i);
      }
      parent = next;
    }
  }

  private static JsonNode container(Step next) {
    return next instanceof Step.Property
        ? JsonNodeFactory.instance.objectNode()
        : JsonNodeFactory.instance.arrayNode();
  }
}
