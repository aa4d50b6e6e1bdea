package io.github.crd4j.testing.apiserver;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.StringNode;

/**
 * Sends single requests to an API server and returns its answers, refusals too.
 *
 * <p>It throws {@link UncheckedIOException} when there is no answer, and {@link
 * IllegalStateException} when the thread is interrupted. Safe for use by several threads.
 */
public final class ApiClient {
  private static final String JSON = "application/json";
  private static final String TABLE = "application/json;as=Table;v=v1;g=meta.k8s.io";
  private static final JsonMapper MAPPER = JsonMapper.shared();
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private final URI server;
  private final String token;
  private final byte[] certificate;
  private final HttpClient http;

  /**
   * @param server scheme, host and port
   * @param token the bearer token
   * @param certificate what the server must prove to own or to be signed by, as PEM or DER; nothing
   *     else is trusted
   */
  public ApiClient(URI server, String token, byte[] certificate) {
    this.server = server;
    this.token = token;
    this.certificate = certificate.clone();
    this.http =
        HttpClient.newBuilder()
            // On HTTP/2 the server ends the connection, and thus other requests, after a 401.
            .version(HttpClient.Version.HTTP_1_1)
            .sslContext(TrustedCertificates.only(new ByteArrayInputStream(certificate)))
            .connectTimeout(Duration.ofSeconds(5))
            .build();
  }

  /** Reads an object, a collection, or any other resource. */
  public ApiResponse get(ApiPath path) {
    return send("GET", path, null, null, JSON);
  }

  /**
   * Reads a whole collection.
   *
   * @throws ApiResponseException if the server refused
   */
  public List<JsonNode> list(ApiPath path) {
    ApiResponse response = get(path);
    response.orThrow();
    return response.items();
  }

  /**
   * Reads a collection, or one object, as the table that {@code kubectl get} prints.
   *
   * @throws ApiResponseException if the server refused
   */
  public ApiTable table(ApiPath path) {
    return ApiTable.of(send("GET", path, null, null, TABLE).orThrow());
  }

  /**
   * Watches a collection: first an event for each object that is there, then for what happens.
   *
   * @param seconds after which the server ends the watch
   * @return the events in their order, each with {@code type} and {@code object}
   * @throws ApiResponseException if the server refused
   */
  public List<JsonNode> watch(ApiPath collection, int seconds) {
    ApiPath watching =
        collection.query("watch", "true").query("timeoutSeconds", Integer.toString(seconds));
    HttpResponse<byte[]> answer = exchange("GET", watching, null, null, JSON);
    if (answer.statusCode() != 200) {
      response(answer).orThrow();
    }
    return new String(answer.body(), StandardCharsets.UTF_8).lines().map(MAPPER::readTree).toList();
  }

  /** Creates an object in a collection (POST). */
  public ApiResponse create(ApiPath collection, RequestBody object) {
    return send("POST", collection, object, plain(object), JSON);
  }

  /** Replaces an object (PUT). */
  public ApiResponse replace(ApiPath path, RequestBody object) {
    return send("PUT", path, object, plain(object), JSON);
  }

  /** Changes an object by a JSON merge patch (RFC 7386), which must be JSON. */
  public ApiResponse mergePatch(ApiPath path, RequestBody patch) {
    return send("PATCH", path, patch, "application/merge-patch+json", JSON);
  }

  /** Changes an object by a JSON patch (RFC 6902), which must be JSON. */
  public ApiResponse jsonPatch(ApiPath path, RequestBody patch) {
    return send("PATCH", path, patch, "application/json-patch+json", JSON);
  }

  /**
   * Creates or changes an object by server-side apply.
   *
   * @param configuration the fields that the manager wants, in YAML or JSON
   * @param force takes fields from other managers instead of a conflict
   */
  public ApiResponse apply(
      ApiPath path, RequestBody configuration, String fieldManager, boolean force) {
    ApiPath managed = path.query("fieldManager", fieldManager);
    // JSON is YAML, and old servers know this type only.
    return send(
        "PATCH",
        force ? managed.query("force", "true") : managed,
        configuration,
        "application/apply-patch+yaml",
        JSON);
  }

  /** Deletes an object, or a whole collection; it may live on until its finalizers are done. */
  public ApiResponse delete(ApiPath path) {
    return send("DELETE", path, null, null, JSON);
  }

  /**
   * Returns when there is nothing under a path.
   *
   * @throws IllegalStateException if there still is after that time
   */
  public void awaitGone(ApiPath path, Duration within) {
    long deadline = System.nanoTime() + within.toNanos();
    ApiResponse last = get(path);
    while (last.statusCode() != 404) {
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException(
            path + " is still there after " + within.toSeconds() + " seconds: " + last.body());
      }
      Pause.between();
      last = get(path);
    }
  }

  byte[] certificate() {
    return certificate.clone();
  }

  private static String plain(RequestBody body) {
    return body.isYaml() ? "application/yaml" : JSON;
  }

  private ApiResponse send(
      String method,
      ApiPath path,
      @Nullable RequestBody body,
      @Nullable String contentType,
      String accept) {
    return response(exchange(method, path, body, contentType, accept));
  }

  private HttpResponse<byte[]> exchange(
      String method,
      ApiPath path,
      @Nullable RequestBody body,
      @Nullable String contentType,
      String accept) {
    BodyPublisher publisher =
        body == null ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body.bytes());
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.resolve(path.toString()))
            .method(method, publisher)
            .timeout(TIMEOUT)
            .header("Accept", accept)
            .header("Authorization", "Bearer " + token);
    if (contentType != null) {
      request.header("Content-Type", contentType);
    }
    try {
      return http.send(request.build(), BodyHandlers.ofByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(method + " " + path + ": " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted in " + method + " " + path, e);
    }
  }

  private static ApiResponse response(HttpResponse<byte[]> response) {
    boolean json =
        response.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
    JsonNode body =
        json
            ? MAPPER.readTree(response.body())
            : StringNode.valueOf(new String(response.body(), StandardCharsets.UTF_8));
    return new ApiResponse(
        response.statusCode(),
        body,
        response.headers().allValues("Warning").stream().map(WarningHeader::text).toList());
  }
}
