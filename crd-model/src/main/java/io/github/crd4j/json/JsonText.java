package io.github.crd4j.json;

/**
 * The value that somebody typed where JSON is expected, such as the text of a default.
 *
 * <p>Text that begins with <code>{</code>, {@code [} or {@code "} must be JSON. Other text is JSON
 * if it is one of {@code true}, {@code false}, {@code null} or a number, and else a bare word that
 * stands for the string it spells.
 *
 * @param text what was typed, without blanks around it
 * @param kind how it was typed
 * @param value what it stands for
 */
public record JsonText(String text, Kind kind, JsonValue value) {

  /** How deep a JSON text may be nested. */
  public static final int MAX_DEPTH = 500;

  /**
   * How many values a JSON text may have, counting objects and arrays: more do not fit into the 2
   * MiB that the API server can store, with one character each and a comma.
   */
  public static final int MAX_VALUES = 1024 * 1024;

  /** How a value was typed. */
  public enum Kind {
    /** An object, an array or a quoted string. */
    JSON,
    /** An unquoted {@code true}, {@code false}, {@code null} or number, which may mean a string. */
    LITERAL,
    /** Anything else: a string without its quotes. */
    WORD
  }

  /**
   * The value of {@code text}.
   *
   * @throws JsonTextException if the text begins as JSON but is none
   */
  public static JsonText parse(String text) throws JsonTextException {
    String typed = text.strip();
    if (!typed.isEmpty() && "{[\"".indexOf(typed.charAt(0)) >= 0) {
      return new JsonText(typed, Kind.JSON, parseJson(text));
    }
    JsonValue literal = JsonParser.literal(typed);
    return literal == null
        ? new JsonText(typed, Kind.WORD, new JsonString(typed))
        : new JsonText(typed, Kind.LITERAL, literal);
  }

  /**
   * The value of a JSON text (RFC 8259) within {@link #MAX_DEPTH} and {@link #MAX_VALUES}, which
   * must not give one key of an object twice.
   */
  public static JsonValue parseJson(String json) throws JsonTextException {
    return parseJson(json, JsonOutline.NONE);
  }

  /** The same, and {@code outline} hears where its parts stand. */
  public static JsonValue parseJson(String json, JsonOutline outline) throws JsonTextException {
    return new JsonParser(json, outline).parse();
  }
}
