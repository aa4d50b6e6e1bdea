package io.github.crd4j.testing.apiserver;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What the conditions in a stored CRD's status say about it. */
final class CrdConditions {
  private CrdConditions() {}

  static boolean established(JsonNode crd) {
    return is(crd, "Established", "True").isPresent();
  }

  /** Why the server will not serve this CRD as it was meant, in its own words. */
  static Optional<String> failure(JsonNode crd) {
    return is(crd, "NonStructuralSchema", "True").or(() -> is(crd, "NamesAccepted", "False"));
  }

  private static Optional<String> is(JsonNode crd, String type, String status) {
    return crd.path("status")
        .path("conditions")
        .valueStream()
        .filter(condition -> condition.path("type").stringValue("").equals(type))
        .filter(condition -> condition.path("status").stringValue("").equals(status))
        .map(
            condition ->
                "%s=%s (%s): %s"
                    .formatted(
                        type,
                        status,
                        condition.path("reason").stringValue(""),
                        condition.path("message").stringValue("")))
        .findFirst();
  }
}
