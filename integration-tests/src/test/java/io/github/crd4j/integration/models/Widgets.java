package io.github.crd4j.integration.models;

import io.github.crd4j.integration.GeneratedCrds;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import java.nio.file.Path;

/** A resource with a pod template in its spec, and its objects in a namespace. */
final class Widgets implements AutoCloseable {
  private static final Path SOURCE =
      Path.of("../crd-processor/src/test/resources/samples/kubernetes/pod-template");
  private static final ApiPath OBJECTS =
      ApiPath.resource("example.com", "v1", "widgets").namespace("default");

  private final ApiClient client;
  private final CrdClient crds;
  private final String name;

  Widgets(ApiClient client) {
    this.client = client;
    this.crds = new CrdClient(client);
    this.name = crds.install(GeneratedCrds.one(SOURCE));
  }

  ApiResponse create(String yaml) {
    return client.create(OBJECTS.strict(), RequestBody.yaml(yaml));
  }

  /** Applies a pod template's spec, YAML of one line, as one of several managers. */
  ApiResponse apply(String manager, String name, String podSpec) {
    String object =
        """
        apiVersion: example.com/v1
        kind: Widget
        metadata: {name: %s}
        spec: {template: {spec: %s}}
        """;
    return client.apply(
        OBJECTS.name(name), RequestBody.yaml(object.formatted(name, podSpec)), manager, false);
  }

  @Override
  public void close() {
    crds.delete(name);
  }
}
