package io.github.crd4j.json;

/** One JSON value. */
public sealed interface JsonValue
    permits JsonArray, JsonBoolean, JsonNull, JsonNumber, JsonObject, JsonString {

  /** What JSON Schema calls this kind of value: {@code object}, {@code array}, {@code string}, … */
  String typeName();
}
