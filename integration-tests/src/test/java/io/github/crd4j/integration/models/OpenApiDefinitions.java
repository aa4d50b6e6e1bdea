package io.github.crd4j.integration.models;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * All definitions in the {@code /openapi/v3} of a server, by name.
 *
 * @param release of Kubernetes, such as {@code 1.37.2}
 * @param byName such as {@code io.k8s.api.core.v1.Pod}
 */
record OpenApiDefinitions(String release, Map<String, JsonNode> byName) {

  /** The prefixes of Kubernetes' own types, which are the packages of its Go types. */
  private static final List<String> PREFIXES =
      List.of(
          "io.k8s.api.",
          "io.k8s.apimachinery.pkg.apis.",
          "io.k8s.apiextensions-apiserver.pkg.apis.",
          "io.k8s.kube-aggregator.pkg.apis.",
          "io.k8s.apimachinery.pkg.");

  static OpenApiDefinitions of(ApiClient client) {
    String version =
        client.get(ApiPath.of("/version")).orThrow().path("gitVersion").stringValue("");
    Map<String, JsonNode> definitions = new TreeMap<>();
    // The index is JSON that is sent as plain text.
    String index = client.get(ApiPath.of("/openapi/v3")).orThrow().stringValue("");
    for (String group : JsonMapper.shared().readTree(index).path("paths").propertyNames()) {
      client
          .get(ApiPath.of("/openapi/v3/" + group))
          .orThrow()
          .path("components")
          .path("schemas")
          .forEachEntry(definitions::put);
    }
    return new OpenApiDefinitions(
        version.replaceFirst("^v", "").replaceFirst("-.*", ""), definitions);
  }

  /** {@code core.v1.Pod}, or null for what is no type of Kubernetes'. */
  static String shortName(String name) {
    return PREFIXES.stream()
        .filter(name::startsWith)
        .findFirst()
        .map(prefix -> name.substring(prefix.length()))
        .orElse(name);
  }

  /** The name of the definition that {@code schema} refers to; empty if it stands by itself. */
  static String reference(JsonNode schema) {
    JsonNode reference =
        schema.has("$ref") ? schema.path("$ref") : schema.path("allOf").path(0).path("$ref");
    return reference.stringValue("").replaceFirst("^#/components/schemas/", "");
  }
}
