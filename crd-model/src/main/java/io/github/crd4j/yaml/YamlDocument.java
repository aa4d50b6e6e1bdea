package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;

/** One document of a YAML text: its value, and where in the text each part of it stands. */
public final class YamlDocument {

  private final Position start;
  private final JsonValue value;
  private final Places places;

  YamlDocument(Position start, JsonValue value, Places places) {
    this.start = start;
    this.value = value;
    this.places = places;
  }

  public JsonValue value() {
    return value;
  }

  /** Where the document's content begins. */
  public Position start() {
    return start;
  }

  /**
   * Where {@code path} leads: the key of a member or the start of an item, and if the document does
   * not go so far, the deepest such place on the way.
   */
  public Position locate(FieldPath path) {
    return places.locate(path, start);
  }
}
