package io.github.crd4j.integration.conversion;

import io.github.crd4j.integration.Eventually;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A CRD with three versions on the server, with its webhook, in a group that a test has alone. */
final class Resource implements AutoCloseable {
  private final String group;
  private final ApiClient client;
  private final Webhook webhook;

  private Resource(String group, ApiClient client, Webhook webhook) {
    this.group = group;
    this.client = client;
    this.webhook = webhook;
  }

  static Resource installed(String group, ApiClient client) {
    return installed(group, client, crd -> {});
  }

  /**
   * Installs it.
   *
   * @param change of the CRD beforehand
   */
  static Resource installed(String group, ApiClient client, Consumer<ObjectNode> change) {
    Webhook webhook = Webhook.serving(Databases.conversions(group));
    ObjectNode crd = file("crd.json", group).asObject();
    crd.path("spec").asObject().set("conversion", webhook.configuration());
    change.accept(crd);
    new CrdClient(client).install(crd.toString());
    return new Resource(group, client, webhook);
  }

  /** One that is on the server already, or is put there. */
  static Resource around(String group, ApiClient client, Webhook webhook) {
    return new Resource(group, client, webhook);
  }

  /** A file of these tests, for this group. */
  static JsonNode file(String name, String group) {
    try (InputStream file =
        Objects.requireNonNull(Resource.class.getResourceAsStream("/conversion/" + name))) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return JsonMapper.shared().readTree(text.replace("GROUP", group));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Webhook webhook() {
    return webhook;
  }

  String group() {
    return group;
  }

  ApiPath all(String version) {
    return ApiPath.resource(group, version, "databases").namespace("default");
  }

  ApiPath one(String version, String name) {
    return all(version).name(name);
  }

  JsonNode get(String version, String name) {
    return client.get(one(version, name)).orThrow();
  }

  /** The spec as that version shows it. */
  JsonNode spec(String version, String name) {
    return get(version, name).path("spec");
  }

  JsonNode create(String version, String name, String spec) {
    return client.create(all(version), body(version, name, spec)).orThrow();
  }

  ApiResponse patch(String version, String name, String spec) {
    return client.mergePatch(
        one(version, name), RequestBody.json(json("{'spec':" + spec + "}").toString()));
  }

  ApiResponse replace(String version, JsonNode object) {
    String name = object.path("metadata").path("name").stringValue();
    return client.replace(one(version, name), RequestBody.json(object));
  }

  ApiResponse apply(String version, String name, String manager, String spec, boolean force) {
    return client.apply(one(version, name), body(version, name, spec), manager, force);
  }

  RequestBody body(String version, String name, String spec) {
    return RequestBody.json(
        json("{'apiVersion':'%s/%s','kind':'Database','metadata':{'name':'%s'},'spec':%s}"
                .formatted(group, version, name, spec))
            .toString());
  }

  /** Kept values of an object, by key without its prefix. */
  static Map<String, String> kept(JsonNode object, String owner) {
    Map<String, String> kept = new TreeMap<>();
    object
        .path("metadata")
        .path("annotations")
        .properties()
        .forEach(
            annotation -> {
              String key = annotation.getKey();
              if (key.startsWith(owner + ".kept.")) {
                kept.put(key.substring(key.indexOf('/') + 1), annotation.getValue().stringValue());
              }
            });
    return kept;
  }

  /** JSON with single quotes. */
  static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text.replace('\'', '"'));
  }

  String crdName() {
    return "databases." + group;
  }

  private ApiPath crdPath() {
    return ApiPath.resource("apiextensions.k8s.io", "v1", "customresourcedefinitions")
        .name(crdName());
  }

  JsonNode crd() {
    return client.get(crdPath()).orThrow();
  }

  /** Changes the CRD, and waits until it is served as it is then. */
  ApiResponse changeCrd(Consumer<ObjectNode> change) {
    ObjectNode crd = crd().asObject();
    change.accept(crd);
    ApiResponse answer = client.replace(crdPath(), RequestBody.json(crd));
    if (answer.isSuccess()) {
      Eventually.holds(() -> client.get(all("v1")).isSuccess());
      new CrdClient(client).awaitServed(crdName());
    }
    return answer;
  }

  static ObjectNode version(ObjectNode crd, String name) {
    return crd.path("spec")
        .path("versions")
        .valueStream()
        .filter(version -> version.path("name").stringValue().equals(name))
        .findFirst()
        .orElseThrow()
        .asObject();
  }

  /** Sets {@code status.storedVersions}. */
  ApiResponse storedVersions(String... versions) {
    String list = "['" + String.join("','", versions) + "']";
    return client.mergePatch(
        crdPath().subresource("status"),
        RequestBody.json(json("{'status':{'storedVersions':" + list + "}}").toString()));
  }

  @Override
  public void close() {
    new CrdClient(client).delete(crdName());
    webhook.close();
  }
}
