package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import org.snakeyaml.engine.v2.nodes.Node;

/** One document of a YAML text: its value, and where in the text each part of it stands. */
public final class YamlDocument {

  private final Node root;
  private final JsonValue value;
  private final NodeLocator locator;

  YamlDocument(Node root, JsonValue value) {
    this.root = root;
    this.value = value;
    this.locator = new NodeLocator(root);
  }

  public JsonValue value() {
    return value;
  }

  /** Where the document's content begins. */
  public Position start() {
    return YamlReader.start(root);
  }

  /**
   * Where {@code path} leads: the key of a member or the start of an item, and if the document does
   * not go so far, the deepest such place on the way.
   */
  public Position locate(FieldPath path) {
    return locator.locate(path);
  }
}
