package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * By what items of an old and a new list map belong together ({@code
 * k8s.io/apiserver/pkg/cel/common/maplist.go}).
 *
 * @param values of the keys, in the order of {@code x-kubernetes-list-map-keys}
 */
public record ListMapKey(List<JsonValue> values) {

  public ListMapKey {
    values = List.copyOf(values);
  }

  /** The key of {@code item}, or null if a part of it is missing or no scalar. */
  public static @Nullable ListMapKey of(JsonValue item, List<String> names) {
    List<JsonValue> values = new ArrayList<>();
    for (String name : names) {
      JsonValue value = item instanceof JsonObject object ? object.get(name) : null;
      if (value == null
          || value == JsonNull.NULL
          || value instanceof JsonObject
          || value instanceof JsonArray) {
        return null;
      }
      values.add(value);
    }
    return values.isEmpty() ? null : new ListMapKey(values);
  }

  /** The items of {@code list} by key; of two with one key the first. */
  public static Map<ListMapKey, JsonValue> index(JsonArray list, List<String> names) {
    Map<ListMapKey, JsonValue> items = new HashMap<>();
    for (JsonValue item : list.items()) {
      ListMapKey key = of(item, names);
      if (key != null) {
        items.putIfAbsent(key, item);
      }
    }
    return items;
  }
}
