package io.github.crd4j.testing.apiserver;

import java.time.Duration;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Installs, reads and deletes CRDs, and waits until the API server has done what that entails.
 *
 * <p>It throws {@link ApiResponseException} where the server refuses, and otherwise as {@link
 * ApiClient} does. Unknown fields in a CRD are errors everywhere.
 */
public final class CrdClient {
  private static final ApiPath CRDS =
      ApiPath.resource("apiextensions.k8s.io", "v1", "customresourcedefinitions");
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** The server deletes a few hundred objects in a second. */
  private static final Duration PATIENCE_WITH_OBJECTS = Duration.ofMinutes(5);

  private final ApiClient client;

  /** CRDs of the server that {@code client} talks to. */
  public CrdClient(ApiClient client) {
    this.client = client;
  }

  /** Creates a CRD from YAML and returns the server's answer, without waiting. */
  public ApiResponse create(String yaml) {
    return client.create(CRDS.strict(), RequestBody.yaml(yaml));
  }

  /** The answer that {@link #create} would give; nothing is stored. */
  public ApiResponse dryRun(String yaml) {
    return client.create(CRDS.strict().dryRun(), RequestBody.yaml(yaml));
  }

  /**
   * Creates a CRD from YAML and returns its name when all its served versions are served.
   *
   * <p>For two seconds from then on the server delays each {@link ApiClient#create} of its objects
   * by two seconds; {@link ApiClient#apply} is not delayed.
   *
   * @throws CrdNotServedException as {@link #awaitServed} does; the CRD stays
   */
  public String install(String yaml) {
    String name = create(yaml).orThrow().path("metadata").path("name").stringValue("");
    awaitServed(name);
    return name;
  }

  /**
   * Returns the stored CRD when it is established and its served versions answer.
   *
   * @throws CrdNotServedException if its schema is not structural, its names are taken, or nothing
   *     is served after 30 seconds
   */
  public JsonNode awaitServed(String name) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      JsonNode crd = get(name).orThrow();
      Optional<String> failure = CrdConditions.failure(crd);
      if (failure.isPresent()) {
        throw new CrdNotServedException(name, failure.get());
      }
      // Established is stored a moment before the handler of the objects knows of it.
      if (CrdConditions.established(crd) && answers(crd)) {
        return crd;
      }
      if (System.nanoTime() > deadline) {
        throw new CrdNotServedException(
            name, "after " + PATIENCE.toSeconds() + " seconds its status is " + crd.path("status"));
      }
      Pause.between();
    }
  }

  private boolean answers(JsonNode crd) {
    JsonNode spec = crd.path("spec");
    return spec.path("versions")
        .valueStream()
        .filter(version -> version.path("served").booleanValue(false))
        .map(version -> version.path("name").stringValue(""))
        .map(version -> objects(spec, version).query("limit", "1"))
        .allMatch(path -> client.get(path).isSuccess());
  }

  /** The stored CRD, or the server's 404. */
  public ApiResponse get(String name) {
    return client.get(CRDS.name(name));
  }

  /** The objects of a stored CRD, of all namespaces, in one of its versions. */
  public ApiPath objects(String name, String version) {
    return objects(get(name).orThrow().path("spec"), version);
  }

  private static ApiPath objects(JsonNode spec, String version) {
    return ApiPath.resource(
        spec.path("group").stringValue(""),
        version,
        spec.path("names").path("plural").stringValue(""));
  }

  /**
   * The stored CRD less what the server owns: status, uid, resourceVersion, generation,
   * creationTimestamp, managedFields, and the default {@code conversion: {strategy: None}}. The
   * other defaults stay, such as {@code names.singular} and {@code names.listKind}.
   */
  public ObjectNode storedWithoutServerFields(String name) {
    return ServerFields.removedFrom(get(name).orThrow());
  }

  /**
   * Deletes a CRD with all its objects and returns when it is gone.
   *
   * @throws IllegalStateException if it is still there after five minutes, for a finalizer perhaps
   */
  public void delete(String name) {
    client.delete(CRDS.name(name)).orThrow();
    client.awaitGone(CRDS.name(name), PATIENCE_WITH_OBJECTS);
  }
}
