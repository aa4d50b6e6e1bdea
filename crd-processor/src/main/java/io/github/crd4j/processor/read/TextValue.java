package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Schema;

/** The value that a text in an annotation means where a schema stands. */
final class TextValue {

  /** Says what a text is not, to follow the text in a sentence. */
  static final class MalformedText extends Exception {

    private static final long serialVersionUID = 1L;

    MalformedText(String message) {
      super(message);
    }
  }

  private TextValue() {}

  /**
   * Bare words are strings where the schema says string; elsewhere the text is JSON.
   *
   * @throws MalformedText if the text is no value of the schema's type
   */
  static JsonValue parse(String text, Schema schema) throws MalformedText {
    boolean bare = !text.startsWith("\"");
    if (bare && (schema.isType("string") || (schema.isIntOrString() && !isInteger(text)))) {
      return new JsonString(text);
    }
    JsonValue value = json(text, schema);
    if (!hasType(value, schema)) {
      throw new MalformedText("is not " + Applicability.aKind(schema) + ", but " + describe(value));
    }
    return value;
  }

  private static JsonValue json(String text, Schema schema) throws MalformedText {
    try {
      return JsonText.parseJson(text);
    } catch (JsonTextException malformed) {
      boolean scalar = schema.type() != null && !schema.isType("object") && !schema.isType("array");
      throw new MalformedText(
          scalar && !text.startsWith("\"")
              ? "is not " + Applicability.aKind(schema)
              : "is no JSON: " + malformed.getMessage());
    }
  }

  private static boolean hasType(JsonValue value, Schema schema) {
    String type = schema.type();
    String actual = value.typeName();
    if (type == null || actual.equals(type) || actual.equals("null")) {
      return true;
    }
    return value instanceof JsonNumber number
        && (type.equals("number")
            || (type.equals("integer") && number.value().stripTrailingZeros().scale() <= 0));
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
