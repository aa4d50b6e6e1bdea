package io.github.crd4j.processor.evaluate;

import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import org.jspecify.annotations.Nullable;

/** The JSON of values that were worked out. */
public final class ConstantJson {

  private ConstantJson() {}

  /** The text, number, boolean or null that {@code value} is; null if it is none of these. */
  public static @Nullable JsonValue of(@Nullable Object value) {
    if (value == null) {
      return JsonNull.NULL;
    }
    if (value instanceof Boolean flag) {
      return new JsonBoolean(flag);
    }
    if (value instanceof Number number) {
      if (!Double.isFinite(number.doubleValue())) {
        return null;
      }
      return number instanceof Double exact
          ? JsonNumber.of(exact.doubleValue())
          : JsonNumber.parse(number.toString());
    }
    return value instanceof CharSequence || value instanceof Character
        ? new JsonString(value.toString())
        : null;
  }
}
