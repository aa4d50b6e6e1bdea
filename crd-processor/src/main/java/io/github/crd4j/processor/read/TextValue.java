package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Schema;

/** The value that a text in an annotation means where a schema stands. */
final class TextValue {

  private TextValue() {}

  /**
   * Bare words are strings where the schema says string; elsewhere the text is JSON.
   *
   * @throws JsonTextException if the text is no value of the schema's type; the message says what it
   *     is not, to follow the text in a sentence
   */
  static JsonValue parse(String text, Schema schema) throws JsonTextException {
    boolean quoted = text.startsWith("\"");
    if (schema.isType("string")) {
      return quoted ? JsonText.parse(text) : new JsonString(text);
    }
    if (schema.isIntOrString() && !quoted) {
      return isInteger(text) ? JsonText.parse(text) : new JsonString(text);
    }
    JsonValue value;
    try {
      value = JsonText.parse(text);
    } catch (JsonTextException malformed) {
      throw schema.type() == null || schema.isType("object") || schema.isType("array")
          ? new JsonTextException("is no JSON: " + malformed.getMessage())
          : new JsonTextException("is not " + Applicability.aKind(schema));
    }
    if (!hasType(value, schema)) {
      throw new JsonTextException(
          "is not " + Applicability.aKind(schema) + ", but " + describe(value));
    }
    return value;
  }

  private static boolean hasType(JsonValue value, Schema schema) {
    String type = schema.type();
    String actual = value.typeName();
    if (type == null || actual.equals(type) || actual.equals("null")) {
      return true;
    }
    return value instanceof io.github.crd4j.json.JsonNumber number
        && (type.equals("number")
            || type.equals("integer")
                && number.value().stripTrailingZeros().scale() <= 0);
  }

  private static String describe(JsonValue value) {
    String type = value.typeName();
    return ("aeiou".indexOf(type.charAt(0)) >= 0 ? "an " : "a ") + type;
  }

  private static boolean isInteger(String text) {
    int start = text.startsWith("-") ? 1 : 0;
    return text.length() > start
        && text.substring(start).chars().allMatch(c -> c >= '0' && c <= '9')
        && (text.length() == start + 1 || text.charAt(start) != '0');
  }
}
