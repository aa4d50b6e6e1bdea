package io.github.crd4j.testing.apiserver;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The fields of a stored CRD that the server owns or that it fills with one constant. */
final class ServerFields {
  private static final List<String> METADATA =
      List.of("uid", "resourceVersion", "generation", "creationTimestamp", "managedFields");

  private ServerFields() {}

  /** A copy without them. */
  static ObjectNode removedFrom(JsonNode crd) {
    ObjectNode copy = (ObjectNode) crd.deepCopy();
    copy.remove("status");
    if (copy.path("metadata") instanceof ObjectNode metadata) {
      metadata.remove(METADATA);
    }
    if (copy.path("spec") instanceof ObjectNode spec && hasDefaultConversion(spec)) {
      spec.remove("conversion");
    }
    return copy;
  }

  private static boolean hasDefaultConversion(ObjectNode spec) {
    JsonNode conversion = spec.path("conversion");
    return conversion.size() == 1 && conversion.path("strategy").stringValue("").equals("None");
  }
}
