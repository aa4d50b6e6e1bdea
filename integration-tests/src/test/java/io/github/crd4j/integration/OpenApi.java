package io.github.crd4j.integration;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import java.time.Duration;
import tools.jackson.databind.JsonNode;

/** What the server publishes of its schemas, for {@code kubectl explain} and other readers. */
public final class OpenApi {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private OpenApi() {}

  /**
   * The OpenAPI document of a group's version, in which {@code kind} has appeared: publishing
   * follows the CRD a moment later.
   *
   * @throws IllegalStateException if it has not after 30 seconds
   */
  public static JsonNode published(ApiClient client, String group, String version, String kind)
      throws InterruptedException {
    String path = "apis/" + group + "/" + version;
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < deadline) {
      // The index is JSON that is sent as plain text.
      JsonNode index = client.get(ApiPath.of("/openapi/v3")).orThrow();
      if (index.stringValue("").contains("\"" + path + "\"")) {
        JsonNode document = client.get(ApiPath.of("/openapi/v3/" + path)).orThrow();
        if (document.path("components").path("schemas").has(name(group, version, kind))) {
          return document;
        }
      }
      Thread.sleep(50);
    }
    throw new IllegalStateException(
        path + " is not published after " + PATIENCE.toSeconds() + " s");
  }

  /** What {@code document} says of a kind. */
  public static JsonNode schema(JsonNode document, String group, String version, String kind) {
    return document.path("components").path("schemas").path(name(group, version, kind));
  }

  private static String name(String group, String version, String kind) {
    StringBuilder reversed = new StringBuilder();
    for (String label : group.split("\\.", -1)) {
      reversed.insert(0, label + ".");
    }
    return reversed + version + "." + kind;
  }
}
