package io.github.crd4j.json;

import static java.util.stream.Collectors.joining;

import java.util.List;

/** A JSON array. */
public record JsonArray(List<JsonValue> items) implements JsonValue {

  public JsonArray {
    items = List.copyOf(items);
  }

  public static JsonArray ofStrings(List<String> strings) {
    return new JsonArray(strings.stream().<JsonValue>map(JsonString::new).toList());
  }

  @Override
  public String typeName() {
    return "array";
  }

  @Override
  public String toString() {
    return items.stream().map(JsonValue::toString).collect(joining(", ", "[", "]"));
  }
}
