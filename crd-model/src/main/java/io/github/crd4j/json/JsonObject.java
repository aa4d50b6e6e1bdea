package io.github.crd4j.json;

import static java.util.stream.Collectors.joining;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON object. Members keep their order; equality ignores it. */
public record JsonObject(Map<String, JsonValue> members) implements JsonValue {

  public static final JsonObject EMPTY = new JsonObject(Map.of());

  public JsonObject {
    members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
  }

  public @Nullable JsonValue get(String name) {
    return members.get(name);
  }

  /** The string called {@code name}; empty if there is none, or it is something else. */
  public String text(String name) {
    return get(name) instanceof JsonString string ? string.value() : "";
  }

  /** The object called {@code name}; empty if there is none, or it is something else. */
  public JsonObject object(String name) {
    return get(name) instanceof JsonObject object ? object : EMPTY;
  }

  /** This object with {@code name} set to {@code value}. */
  public JsonObject with(String name, JsonValue value) {
    Map<String, JsonValue> changed = new LinkedHashMap<>(members);
    changed.put(name, value);
    return new JsonObject(changed);
  }

  @Override
  public String typeName() {
    return "object";
  }

  @Override
  public String toString() {
    return members.entrySet().stream()
        .map(member -> new JsonString(member.getKey()) + ": " + member.getValue())
        .collect(joining(", ", "{", "}"));
  }
}
