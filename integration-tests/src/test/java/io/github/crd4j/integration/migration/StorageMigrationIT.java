package io.github.crd4j.integration.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.migration.FieldOwners;
import io.github.crd4j.migration.MigrationPlan;
import io.github.crd4j.migration.MigrationStep;
import io.github.crd4j.migration.StorageState;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import io.github.crd4j.yaml.CrdDocument;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Each plan is made anew from what the server has, as a user does it. */
@WithApiServer
class StorageMigrationIT {

  private static final String GROUP = "migration.example.com";
  private static final String NAME = "topics." + GROUP;

  private final ApiClient client;
  private final CrdClient crds;

  StorageMigrationIT(ApiClient client) {
    this.client = client;
    this.crds = new CrdClient(client);
  }

  @Test
  void theOldVersionLeavesAndNothingIsLost() {
    crds.install(yaml("v1alpha1"));
    for (String name : List.of("orders", "invoices")) {
      apply("v1alpha1", name, "ci", "spec: {size: 3, owner: shop}").orThrow();
    }
    ApiPath topics =
        ApiPath.resource("apiextensions.k8s.io", "v1", "customresourcedefinitions").name(NAME);
    List<String> done = new ArrayList<>();

    assertThat(applied(topics, yaml("v1")).message())
        .as("the server refuses what the plan puts last")
        .contains("status.storedVersions[0]: Invalid value: \"v1alpha1\"");

    MigrationPlan plan = plan();
    while (!plan.steps().isEmpty()) {
      MigrationStep step = plan.steps().get(0);
      assertThat(done).doesNotContain(step.id());
      done.add(step.id());
      follow(step, topics);
      plan = plan();
    }

    assertThat(done)
        .containsExactly(
            "serve-both", "switch-storage", "migrate", "let-owners-go", "stop-serving", "apply");
    assertThat(client.list(objects("v1")))
        .extracting(object -> object.path("spec").path("size").asInt())
        .containsExactly(3, 3);
    assertThat(
            apply("v1", "orders", "ci", "spec: {owner: shop}")
                .orThrow()
                .at("/spec/size")
                .isMissingNode())
        .as("who owned a field in the old version can take it away in the new one")
        .isTrue();
    crds.delete(NAME);
  }

  private void follow(MigrationStep step, ApiPath topics) {
    switch (step.id()) {
      case "migrate" -> rewriteAll(topics);
      case "let-owners-go" -> letGo();
      default -> {
        applied(topics, Objects.requireNonNull(step.manifest()).text()).orThrow();
        crds.awaitServed(NAME);
      }
    }
  }

  /** What Kubernetes' migrator does, which is part of kube-controller-manager. */
  private void rewriteAll(ApiPath topics) {
    for (JsonNode object : client.list(objects("v1"))) {
      client
          .mergePatch(
              one("v1", object.at("/metadata/name").asString()),
              RequestBody.json(
                  "{\"apiVersion\": \"%s/v1\", \"kind\": \"Topic\", \"metadata\": {\"resourceVersion\": \"%s\"}}"
                      .formatted(GROUP, object.at("/metadata/resourceVersion").asString())))
          .orThrow();
    }
    client
        .mergePatch(
            topics.subresource("status"),
            RequestBody.json("{\"status\": {\"storedVersions\": [\"v1\"]}}"))
        .orThrow();
  }

  private void letGo() {
    for (FieldOwners owners :
        FieldOwners.find(stored().crd(), List.of("v1alpha1"), "v1", objectsWithOwners())) {
      client
          .jsonPatch(one("v1", owners.name()), RequestBody.json(owners.patch().toString()))
          .orThrow();
    }
  }

  private MigrationPlan plan() {
    CrdDocument stored = stored();
    return MigrationPlan.of(
        new StorageState(stored.crd(), stored.storedVersions(), objectsWithOwners()),
        crd(yaml("v1")).crd());
  }

  private CrdDocument stored() {
    return crd(crds.get(NAME).orThrow().toString());
  }

  private List<JsonObject> objectsWithOwners() {
    String version = stored().crd().version("v1") == null ? "v1alpha1" : "v1";
    return client.list(objects(version)).stream().map(StorageMigrationIT::json).toList();
  }

  private ApiResponse applied(ApiPath path, String manifest) {
    return client.apply(path, RequestBody.yaml(manifest), "kubectl", true);
  }

  private ApiResponse apply(String version, String name, String manager, String rest) {
    String object =
        "apiVersion: %s/%s\nkind: Topic\nmetadata: {name: %s}\n%s\n"
            .formatted(GROUP, version, name, rest);
    return client.apply(one(version, name), RequestBody.yaml(object), manager, false);
  }

  private static ApiPath objects(String version) {
    return ApiPath.resource(GROUP, version, "topics").namespace("default");
  }

  private static ApiPath one(String version, String name) {
    return objects(version).name(name);
  }

  private static String yaml(String version) {
    return """
        apiVersion: apiextensions.k8s.io/v1
        kind: CustomResourceDefinition
        metadata: {name: topics.migration.example.com}
        spec:
          group: migration.example.com
          scope: Namespaced
          names: {plural: topics, kind: Topic, singular: topic, listKind: TopicList}
          versions:
          - name: VERSION
            served: true
            storage: true
            schema:
              openAPIV3Schema:
                type: object
                properties:
                  spec: {type: object, properties: {size: {type: integer}, owner: {type: string}}}
        """
        .replace("VERSION", version);
  }

  private static CrdDocument crd(String yaml) {
    try {
      return CrdYamlReader.read(NAME, yaml).get(0);
    } catch (YamlException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static JsonObject json(JsonNode node) {
    try {
      return (JsonObject) JsonText.parseJson(node.toString());
    } catch (JsonTextException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
