package io.github.crd4j.model;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** The fields of one JSON object while it is decoded; those never asked for are unknown. */
final class Fields {

  private final JsonObject object;
  private final Decoding at;
  private final Set<String> known = new HashSet<>();

  Fields(JsonObject object, Decoding at) {
    this.object = object;
    this.at = at;
  }

  <T> @Nullable T get(String name, BiFunction<JsonValue, Decoding, @Nullable T> reader) {
    known.add(name);
    JsonValue value = object.get(name);
    return value == null ? null : reader.apply(value, at.field(name));
  }

  /** The string, or an empty one. */
  String string(String name) {
    String value = optionalString(name);
    return value == null ? "" : value;
  }

  @Nullable String optionalString(String name) {
    return get(name, (json, place) -> place.string(json));
  }

  /** The boolean, or false. */
  boolean flag(String name) {
    return Boolean.TRUE.equals(optionalBoolean(name));
  }

  @Nullable Boolean optionalBoolean(String name) {
    return get(name, (json, place) -> place.bool(json));
  }

  /** The integer, or 0. */
  long integer(String name) {
    Long value = get(name, (json, place) -> place.integer(json));
    return value == null ? 0 : value;
  }

  /** The list, or an empty one. */
  <T> List<T> list(String name, BiFunction<JsonValue, Decoding, @Nullable T> item) {
    return list(name, JsonObject.EMPTY, item);
  }

  private <T> List<T> list(
      String name, JsonValue zero, BiFunction<JsonValue, Decoding, @Nullable T> item) {
    List<T> list = get(name, (json, place) -> place.list(json, zero, item));
    return list == null ? List.of() : list;
  }

  List<String> strings(String name) {
    return list(name, new JsonString(""), (json, place) -> place.string(json));
  }

  /** The map of strings, or an empty one. */
  Map<String, String> stringMap(String name) {
    Map<String, String> result = new TreeMap<>();
    JsonObject map = get(name, (json, place) -> place.object(json));
    if (map != null) {
      map.members()
          .forEach(
              (key, value) -> {
                String string = at.field(name).key(key).string(value);
                if (string != null) {
                  result.put(key, string);
                }
              });
    }
    return result;
  }

  /** Lets fields that belong to the API server be there. */
  void ignore(String... names) {
    known.addAll(List.of(names));
  }

  /** {@code result}, after reporting every field that nothing asked for. */
  <T> T finish(T result) {
    finish();
    return result;
  }

  /** Reports every field that nothing asked for. */
  void finish() {
    object.members().keySet().stream()
        .filter(name -> !known.contains(name))
        .forEach(name -> at.unknownField(name, new TreeSet<>(known)));
  }
}
