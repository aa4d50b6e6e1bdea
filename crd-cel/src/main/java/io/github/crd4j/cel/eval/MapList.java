package io.github.crd4j.cel.eval;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.MapValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A list of type map: its items are told apart by their keys, whatever their order.
 *
 * <p>Follows {@code unstructuredMapList} in {@code
 * k8s.io/apiserver/pkg/cel/common/valuesunstructured.go}.
 */
final class MapList extends TypedList {

  private final List<String> escapedKeys;

  /**
   * @param escapedKeys the names of the keys as rules spell them; the server looks for them in raw
   *     data too, where a key that needs escaping is not found
   */
  MapList(List<Value> items, List<String> escapedKeys) {
    super(items);
    this.escapedKeys = escapedKeys;
  }

  @Override
  public boolean equalTo(Value other) {
    ListValue list = listOrError(other);
    if (list.size() != size()) {
      return false;
    }
    Map<List<@Nullable Object>, Value> mine = new LinkedHashMap<>();
    items().forEach(item -> mine.put(rawKey(item), item));
    Set<List<@Nullable Object>> seen = new HashSet<>();
    for (Value item : list.items()) {
      List<@Nullable Object> key = rawKey(item);
      Value same = mine.get(key);
      if (same == null || !same.present().equalTo(item.present())) {
        return false;
      }
      seen.add(key);
    }
    return seen.size() == mine.size();
  }

  @Override
  public Value plus(ListValue other) {
    List<Value> merged = new ArrayList<>(items());
    Map<List<@Nullable Object>, Integer> positions = new LinkedHashMap<>();
    for (int i = 0; i < merged.size(); i++) {
      positions.put(key(merged.get(i)), i);
    }
    for (Value item : other.items()) {
      Integer position = positions.get(key(item));
      if (position == null) {
        merged.add(item);
      } else {
        merged.set(position, item);
      }
    }
    return new MapList(merged, escapedKeys);
  }

  private List<@Nullable Object> key(Value item) {
    List<@Nullable Object> key = new ArrayList<>();
    for (String name : escapedKeys) {
      Value value = null;
      try {
        value = item instanceof MapValue map ? map.find(new StringValue(name)) : null;
      } catch (EvalError e) {
        // What cannot be read counts as absent.
      }
      key.add(value);
    }
    return key;
  }

  private List<@Nullable Object> rawKey(Value item) {
    List<@Nullable Object> key = new ArrayList<>();
    JsonObject raw = item instanceof ObjectValue object ? object.raw() : null;
    for (String name : escapedKeys) {
      JsonValue value = raw == null ? null : raw.get(name);
      key.add(raw == null ? keyPart(item, name) : value);
    }
    return key;
  }

  private static @Nullable Object keyPart(Value item, String name) {
    return item instanceof MapValue map ? map.find(new StringValue(name)) : null;
  }
}
