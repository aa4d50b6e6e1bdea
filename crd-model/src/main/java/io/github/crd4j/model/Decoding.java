package io.github.crd4j.model;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The place in a JSON tree that is being decoded, and where problems with it are reported.
 *
 * <p>Every getter returns null for JSON null, as Go's decoder leaves a field unset, and null after
 * reporting a value of the wrong type.
 */
record Decoding(FieldPath path, DecodeProblems problems) {

  Decoding field(String name) {
    return new Decoding(path.field(name), problems);
  }

  Decoding key(String key) {
    return new Decoding(path.key(key), problems);
  }

  Decoding index(int index) {
    return new Decoding(path.index(index), problems);
  }

  @Nullable String string(JsonValue json) {
    return json instanceof JsonString string ? string.value() : mismatch("a string", json);
  }

  @Nullable Boolean bool(JsonValue json) {
    return json instanceof JsonBoolean bool ? (Boolean) bool.value() : mismatch("a boolean", json);
  }

  @Nullable JsonNumber number(JsonValue json) {
    return json instanceof JsonNumber number ? number : mismatch("a number", json);
  }

  @Nullable Long integer(JsonValue json) {
    if (json instanceof JsonNumber number && number.isInteger()) {
      try {
        return number.value().longValueExact();
      } catch (ArithmeticException outOfRange) {
        return mismatch("a 64-bit integer", json);
      }
    }
    return mismatch("an integer", json);
  }

  @Nullable JsonArray array(JsonValue json) {
    return json instanceof JsonArray array ? array : mismatch("a list", json);
  }

  @Nullable JsonObject object(JsonValue json) {
    return json instanceof JsonObject object ? object : mismatch("an object", json);
  }

  @Nullable Fields fields(JsonValue json) {
    JsonObject object = object(json);
    return object == null ? null : new Fields(object, this);
  }

  /**
   * The items of a list.
   *
   * @param zero what Go's decoder makes a null item of
   */
  <T> @Nullable List<T> list(
      JsonValue json, JsonValue zero, BiFunction<JsonValue, Decoding, @Nullable T> item) {
    JsonArray array = array(json);
    if (array == null) {
      return null;
    }
    List<T> list = new ArrayList<>();
    for (int i = 0; i < array.items().size(); i++) {
      JsonValue given = array.items().get(i);
      T decoded = item.apply(given == JsonNull.NULL ? zero : given, index(i));
      if (decoded != null) {
        list.add(decoded);
      }
    }
    return list;
  }

  void unknownField(String name, Collection<String> known) {
    problems.unknownField(path.field(name), name, known);
  }

  @SuppressWarnings("TypeParameterUnusedInFormals") // always null, so any type is right
  private <T> @Nullable T mismatch(String expected, JsonValue json) {
    if (json != JsonNull.NULL) {
      problems.report(path, "expected " + expected + ", but found " + describe(json));
    }
    return null;
  }

  private static String describe(JsonValue json) {
    return json instanceof JsonObject || json instanceof JsonArray
        ? "an " + json.typeName()
        : "the " + json.typeName() + " " + json;
  }
}
