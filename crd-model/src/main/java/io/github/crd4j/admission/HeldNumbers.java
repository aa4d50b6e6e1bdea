package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** What becomes of numbers that the API server reads, as 64-bit integers and doubles. */
public final class HeldNumbers {

  private HeldNumbers() {}

  /** {@code value} as it is read: what fits neither is rounded to a double. */
  public static JsonValue read(JsonValue value) {
    return each(value, HeldNumbers::read);
  }

  /** {@code value} as it is read back from the store, where {@code 1.0} has become {@code 1}. */
  public static JsonValue reread(JsonValue value) {
    return each(value, HeldNumbers::reread);
  }

  private static JsonNumber read(JsonNumber number) {
    if (GoNumbers.isInt64(number)) {
      return number;
    }
    JsonNumber held = JsonNumber.of(GoNumbers.asDouble(number));
    return held.equals(number) ? number : held;
  }

  private static JsonNumber reread(JsonNumber number) {
    JsonNumber again = JsonNumber.parse(read(number).toString());
    return again == null ? number : again;
  }

  private static JsonValue each(JsonValue value, UnaryOperator<JsonNumber> change) {
    if (value instanceof JsonNumber number) {
      return change.apply(number);
    }
    if (value instanceof JsonArray array) {
      return new JsonArray(array.items().stream().map(item -> each(item, change)).toList());
    }
    if (value instanceof JsonObject object) {
      Map<String, JsonValue> members = new LinkedHashMap<>();
      object.members().forEach((name, member) -> members.put(name, each(member, change)));
      return new JsonObject(members);
    }
    return value;
  }
}
