package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;

/** Equality as Go's {@code reflect.DeepEqual} has it: the integer 1 is not the double 1.0. */
final class JsonEquality {

  private JsonEquality() {}

  static boolean deepEqual(JsonValue left, JsonValue right) {
    if (left instanceof JsonNumber l && right instanceof JsonNumber r) {
      return GoNumbers.isInt64(l) == GoNumbers.isInt64(r)
          && (GoNumbers.isInt64(l)
              ? l.value().compareTo(r.value()) == 0
              : GoNumbers.asDouble(l) == GoNumbers.asDouble(r));
    }
    if (left instanceof JsonArray l && right instanceof JsonArray r) {
      if (l.items().size() != r.items().size()) {
        return false;
      }
      for (int i = 0; i < l.items().size(); i++) {
        if (!deepEqual(l.items().get(i), r.items().get(i))) {
          return false;
        }
      }
      return true;
    }
    if (left instanceof JsonObject l && right instanceof JsonObject r) {
      return l.members().keySet().equals(r.members().keySet())
          && l.members().entrySet().stream()
              .allMatch(
                  member -> {
                    JsonValue other = r.get(member.getKey());
                    return other != null && deepEqual(member.getValue(), other);
                  });
    }
    return left.equals(right);
  }

  /** The same for all values that {@link #deepEqual} finds equal. */
  static int hash(JsonValue value) {
    if (value instanceof JsonNumber number) {
      return Double.hashCode(GoNumbers.asDouble(number) + 0.0);
    }
    if (value instanceof JsonArray array) {
      return array.items().stream().mapToInt(JsonEquality::hash).reduce(1, (a, b) -> 31 * a + b);
    }
    if (value instanceof JsonObject object) {
      return object.members().entrySet().stream()
          .mapToInt(member -> member.getKey().hashCode() ^ hash(member.getValue()))
          .sum();
    }
    return value.hashCode();
  }

  /**
   * Whether {@code value} equals {@code allowed} after conversion to its Go type, which is how the
   * API server looks for a value in an enum: a fraction is cut off, an integer becomes a character.
   */
  static boolean convertsTo(JsonValue value, JsonValue allowed) {
    if (value instanceof JsonNumber number) {
      if (allowed instanceof JsonNumber wanted) {
        return GoNumbers.isInt64(wanted)
            ? GoNumbers.asLong(number) == GoNumbers.asLong(wanted)
            : GoNumbers.asDouble(number) == GoNumbers.asDouble(wanted);
      }
      if (allowed instanceof JsonString wanted && GoNumbers.isInt64(number)) {
        long point = GoNumbers.asLong(number);
        return wanted
            .value()
            .equals(
                point >= 0 && point <= Character.MAX_CODE_POINT
                    ? Character.toString((int) point)
                    : "\uFFFD");
      }
    }
    return value != JsonNull.NULL && deepEqual(value, allowed);
  }
}
