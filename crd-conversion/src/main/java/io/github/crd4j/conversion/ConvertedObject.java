package io.github.crd4j.conversion;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What messages call an object. */
final class ConvertedObject {
  private ConvertedObject() {}

  /** {@code <kind> <namespace>/<name> <from> -> <to>}, as far as the object says. */
  static String describe(ObjectNode object, String to) {
    JsonNode metadata = object.path("metadata");
    String namespace = metadata.path("namespace").stringValue("");
    String name = metadata.path("name").stringValue("");
    return "%s %s %s -> %s"
        .formatted(
            object.path("kind").stringValue(""),
            namespace.isEmpty() ? name : namespace + "/" + name,
            version(object.path("apiVersion").stringValue("")),
            version(to));
  }

  private static String version(String apiVersion) {
    return apiVersion.substring(apiVersion.indexOf('/') + 1);
  }
}
