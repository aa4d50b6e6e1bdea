package io.github.crd4j.integration.conversion;

import static io.github.crd4j.integration.conversion.Resource.json;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An old version's way out: no longer stored, no longer served, no longer there. */
@WithApiServer
class StorageMigrationIT {
  private static final List<String> NAMES = List.of("made-in-v1", "made-in-v1alpha1");
  private static final String FULL =
      "{'engine':'Postgres','size':5,'limits':{'cpu':'2'},'backup':{'schedule':'@daily'},"
          + "'ports':[{'name':'sql','protocol':'UDP'}]}";

  private final ApiClient client;

  StorageMigrationIT(ApiClient client) {
    this.client = client;
  }

  @Test
  void nothingIsLostOnTheWay() {
    try (Resource databases =
        Resource.installed("migration.conv.example.com", client, StorageMigrationIT::before)) {
      databases.create("v1", NAMES.get(0), FULL);
      databases.create("v1alpha1", NAMES.get(1), "{'engine':'mysql','replicas':2}");
      List<JsonNode> before = specs(databases);
      assertThat(before.get(0)).isEqualTo(json(FULL));
      assertThat(storedVersions(databases)).isEqualTo(json("['v1alpha1']"));

      databases.changeCrd(crd -> storage(crd, "v1")).orThrow();
      assertThat(storedVersions(databases)).isEqualTo(json("['v1alpha1','v1']"));
      assertThat(specs(databases)).as("objects of both kinds in storage").isEqualTo(before);

      assertThat(refusal(databases.changeCrd(crd -> remove(crd, "v1alpha1"))))
          .contains("v1alpha1 was previously a storage version, and must remain in spec.versions");

      rewrite(databases);
      databases.storedVersions("v1").orThrow();
      databases.changeCrd(StorageMigrationIT::unserve).orThrow();
      assertThat(specs(databases)).as("the old version is no longer served").isEqualTo(before);

      databases.changeCrd(crd -> remove(crd, "v1alpha1")).orThrow();
      // An object that were still stored in the removed version could not be read.
      assertThat(specs(databases)).as("the old version is gone").isEqualTo(before);
      assertThat(client.list(databases.all("v1"))).hasSize(2);
      assertThat(databases.apply("v1", NAMES.get(0), "gitops", "{'size':9}", true).statusCode())
          .isEqualTo(200);
    }
  }

  /** A patch that says nothing stores the object in the storage version, once. */
  private void rewrite(Resource databases) {
    for (String name : NAMES) {
      JsonNode before = databases.get("v1", name);
      // Owners of the old version would make every later server-side apply fail.
      JsonNode rewritten =
          client
              .mergePatch(
                  databases.one("v1", name),
                  RequestBody.json("{\"metadata\":{\"managedFields\":[{}]}}"))
              .orThrow();
      JsonNode again =
          client.mergePatch(databases.one("v1", name), RequestBody.json("{}")).orThrow();

      assertThat(rewritten.path("metadata").path("resourceVersion"))
          .isNotEqualTo(before.path("metadata").path("resourceVersion"));
      assertThat(rewritten.path("metadata").path("generation"))
          .isEqualTo(before.path("metadata").path("generation"));
      assertThat(again.path("metadata").path("resourceVersion"))
          .isEqualTo(rewritten.path("metadata").path("resourceVersion"));
    }
  }

  private static List<JsonNode> specs(Resource databases) {
    return NAMES.stream().map(name -> databases.spec("v1", name)).toList();
  }

  private static JsonNode storedVersions(Resource databases) {
    return databases.crd().path("status").path("storedVersions");
  }

  private static String refusal(ApiResponse answer) {
    assertThat(answer.statusCode()).isEqualTo(422);
    return answer.message();
  }

  private static void storage(ObjectNode crd, String name) {
    crd.path("spec")
        .path("versions")
        .forEach(
            version ->
                version.asObject().put("storage", version.path("name").stringValue().equals(name)));
  }

  /** Without defaults, which a rewrite in the new version adds, and with the old version stored. */
  private static void before(ObjectNode crd) {
    crd.findParents("default").forEach(schema -> schema.asObject().remove("default"));
    storage(crd, "v1alpha1");
  }

  private static void unserve(ObjectNode crd) {
    Resource.version(crd, "v1alpha1").put("served", false);
  }

  private static void remove(ObjectNode crd, String name) {
    ArrayNode versions = crd.path("spec").path("versions").asArray();
    versions.removeIf(version -> version.path("name").stringValue().equals(name));
  }
}
