package io.github.crd4j.admission;

import io.github.crd4j.admission.ValueError.Kind;
import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The type and format that a value must have ({@code validate/type.go}).
 *
 * @param types none if any will do
 * @param format empty if there is none
 */
record ValueType(List<String> types, String format) {

  static ValueType of(Schema schema, SchemaValidator.Subject subject) {
    String type = schema.type();
    String format = schema.format() == null ? "" : schema.format();
    if (subject == SchemaValidator.Subject.DEFAULT) {
      return new ValueType(type == null ? List.of() : List.of(type), format);
    }
    List<String> types =
        schema.isIntOrString()
            ? List.of("integer", "string")
            : type == null ? List.of() : List.of(type);
    String only = types.size() == 1 ? types.get(0) : "";
    return new ValueType(types, Formats.isRecognized(only, format) ? format : "");
  }

  boolean isStated() {
    return !types.isEmpty() || !format.isEmpty();
  }

  boolean isOnly(String type) {
    return types.equals(List.of(type));
  }

  @Nullable ValueResult check(JsonValue value, Schema schema, ValuePlace place) {
    if (value == JsonNull.NULL) {
      return types.isEmpty() || schema.isNullable() ? new ValueResult() : mismatch("null", place);
    }
    ValueResult good = new ValueResult().matched();
    String actual = goType(value);
    boolean isWholeDouble =
        value instanceof JsonNumber number
            && actual.equals("number")
            && types.contains("integer")
            && GoNumbers.isJsonInteger(GoNumbers.asDouble(number));
    boolean isIntegerForNumber = actual.equals("integer") && types.contains("number");
    boolean fits = types.contains(actual) || isWholeDouble || isIntegerForNumber;
    boolean isText = value instanceof JsonString || value instanceof JsonArray;
    if (!format.isEmpty()) {
      if (!isText && !fits && !format.equals(goFormat(actual))) {
        return ValueResult.of(
            place.error(
                Kind.TYPE,
                place.name() + " in body must be of type " + format + ": \"" + actual + "\""));
      }
      if (isText && !types.contains("number") && !types.contains("integer")) {
        return good;
      }
    }
    return fits ? good : mismatch(actual, place);
  }

  private ValueResult mismatch(String actual, ValuePlace place) {
    return ValueResult.of(
        place.error(
            Kind.TYPE,
            place.name()
                + " in body must be of type "
                + String.join(",", types)
                + ": \""
                + actual
                + "\""));
  }

  private static String goType(JsonValue value) {
    return value instanceof JsonNumber number
        ? GoNumbers.isInt64(number) ? "integer" : "number"
        : value.typeName();
  }

  private static String goFormat(String type) {
    return type.equals("integer") ? "int64" : type.equals("number") ? "float64" : "";
  }
}
