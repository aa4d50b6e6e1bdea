package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.CanonicalJson;
import io.github.crd4j.conversion.kept.KeptSink;
import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.KeptValue;
import io.github.crd4j.conversion.kept.Path;
import io.github.crd4j.conversion.kept.Step;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.DecimalNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The items of one list that are paired by position, and what was kept for them.
 *
 * <p>All kept values of a list are one value: {@code [[index, fingerprint of the item as the other
 * version shows it, [[path, value]…]]…]}. They come back at the same index if the fingerprint fits,
 * else at its only other match, else not at all.
 */
final class PositionalItems {
  private final ValueMapping items;
  private final Position position;
  private final JsonNode list;
  private final Map<Integer, KeptTree> kept;
  private final ArrayNode records = JsonNodeFactory.instance.arrayNode();

  PositionalItems(ValueMapping items, Position position, JsonNode list) {
    this.items = items;
    this.position = position;
    this.list = list;
    this.kept = assigned();
  }

  /**
   * Converts an item.
   *
   * @param index of the item in the source
   * @param targetIndex where it goes
   */
  @Nullable JsonNode convert(int index, int targetIndex) {
    Path path = position.path().then(new Step.Index(index));
    KeptSink sink = new KeptSink(path.length());
    JsonNode converted =
        items.convert(
            list.get(index),
            new Position(position.source(), path, kept.getOrDefault(index, new KeptTree()), sink));
    if (converted != null && !sink.values().isEmpty()) {
      ArrayNode record = records.addArray();
      record.add(targetIndex).add(fingerprint(converted, position.target()));
      ArrayNode leaves = record.addArray();
      for (KeptValue value : sink.values()) {
        leaves.add(value.json());
      }
    }
    return converted;
  }

  /** Keeps what the items had that has no home. */
  void keep() {
    if (!records.isEmpty()) {
      position.keep(records);
    }
  }

  private Map<Integer, KeptTree> assigned() {
    JsonNode value = position.kept().value();
    if (value == null || !isRecord(items, position.target(), value)) {
      return Map.of();
    }
    // Before any item is converted, which changes it.
    List<String> shown = new ArrayList<>();
    list.forEach(item -> shown.add(fingerprint(item, position.source())));
    Map<Integer, KeptTree> assigned = new HashMap<>();
    List<JsonNode> elsewhere = new ArrayList<>();
    for (JsonNode record : value) {
      int index = record.get(0).intValue();
      String fingerprint = record.get(1).stringValue();
      if (index < shown.size() && shown.get(index).equals(fingerprint)) {
        assigned.putIfAbsent(index, tree(record));
      } else {
        elsewhere.add(record);
      }
    }
    for (JsonNode record : elsewhere) {
      String fingerprint = record.get(1).stringValue();
      int match = shown.indexOf(fingerprint);
      if (match >= 0 && match == shown.lastIndexOf(fingerprint)) {
        assigned.putIfAbsent(match, tree(record));
      }
    }
    return assigned;
  }

  private static KeptTree tree(JsonNode record) {
    KeptTree tree = new KeptTree();
    for (JsonNode leaf : record.get(2)) {
      KeptValue.read(leaf).ifPresent(tree::add);
    }
    return tree;
  }

  private String fingerprint(JsonNode item, Side side) {
    return CanonicalJson.digest(
        CanonicalJson.write(plainNumbers(items.withoutDefaults(side, item))));
  }

  /** The server spells a number in its own way. */
  private static JsonNode plainNumbers(JsonNode value) {
    if (value.isObject()) {
      ObjectNode object = JsonNodeFactory.instance.objectNode();
      value.properties().forEach(p -> object.set(p.getKey(), plainNumbers(p.getValue())));
      return object;
    }
    if (value.isArray()) {
      ArrayNode array = JsonNodeFactory.instance.arrayNode(value.size());
      value.forEach(item -> array.add(plainNumbers(item)));
      return array;
    }
    if (value.isNumber()) {
      BigDecimal number = value.decimalValue().stripTrailingZeros();
      boolean spelledOut = number.scale() < 0 && number.scale() > -20;
      return DecimalNode.valueOf(spelledOut ? number.setScale(0) : number);
    }
    return value;
  }

  /** Whether a kept value has the form that this class writes, and the item's mapping keeps it. */
  static boolean isRecord(ValueMapping items, Side owner, JsonNode value) {
    if (!value.isArray() || value.isEmpty()) {
      return false;
    }
    for (JsonNode record : value) {
      if (!record.isArray()
          || record.size() != 3
          || !record.get(0).canConvertToExactIntegral()
          || !record.get(0).canConvertToInt()
          || record.get(0).intValue() < 0
          || !record.get(1).isString()
          || !record.get(2).isArray()) {
        return false;
      }
      for (JsonNode leaf : record.get(2)) {
        Optional<KeptValue> read = KeptValue.read(leaf);
        if (read.isEmpty() || !items.keeps(owner, read.get().path().steps(), read.get().value())) {
          return false;
        }
      }
    }
    return true;
  }
}
