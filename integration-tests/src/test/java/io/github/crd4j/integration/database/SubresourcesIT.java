package io.github.crd4j.integration.database;

import static io.github.crd4j.integration.database.Databases.json;
import static io.github.crd4j.integration.database.Databases.object;
import static io.github.crd4j.integration.database.Refusal.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SubresourcesIT {
  private final ApiClient client;
  private final Databases databases;

  SubresourcesIT(ApiClient client) {
    this.client = client;
    this.databases = Databases.in("subresources", client);
  }

  @Test
  void scaleShowsSizeReadyInstancesAndSelector() {
    databases.create("shown", "{engine: postgres, size: 3}");
    setStatus("shown", "{'readyInstances': 2, 'selector': 'db=shown'}");

    JsonNode scale = client.get(scale("shown")).orThrow();

    assertThat(scale.path("kind").stringValue()).isEqualTo("Scale");
    assertThat(scale.path("spec")).isEqualTo(json("{'replicas': 3}"));
    assertThat(scale.path("status")).isEqualTo(json("{'replicas': 2, 'selector': 'db=shown'}"));
  }

  @Test
  void scaleSetsTheSize() {
    databases.create("scaled", "{engine: postgres, size: 3}");
    ObjectNode scale = (ObjectNode) client.get(scale("scaled")).orThrow();
    ((ObjectNode) scale.path("spec")).put("replicas", 5);

    client.replace(scale("scaled"), RequestBody.json(scale)).orThrow();

    assertThat(get("scaled").path("spec").path("size").intValue()).isEqualTo(5);
  }

  @Test
  void scaleKnowsTheBoundsOfTheSize() {
    databases.create("bounded", "{engine: postgres}");

    assertRefused(
        client.mergePatch(scale("bounded"), RequestBody.json("{\"spec\": {\"replicas\": 100}}")),
        "spec.size",
        "should be less than or equal to 99");
  }

  @Test
  void scaleWorksOnADefaultedSize() {
    databases.create("default", "{engine: postgres}");

    assertThat(client.get(scale("default")).orThrow().path("spec"))
        .isEqualTo(json("{'replicas': 1}"));
  }

  @Test
  void theMainEndpointLeavesTheStatusAlone() {
    databases.create("main", "{engine: postgres}");
    setStatus("main", "{'readyInstances': 1}");

    client
        .mergePatch(
            databases.one("main"),
            RequestBody.json("{\"spec\": {\"size\": 2}, \"status\": {\"readyInstances\": 9}}"))
        .orThrow();

    JsonNode stored = get("main");
    assertThat(stored.path("spec").path("size").intValue()).isEqualTo(2);
    assertThat(stored.path("status").path("readyInstances").intValue()).isEqualTo(1);
    assertThat(stored.path("metadata").path("generation").intValue()).isEqualTo(2);
  }

  @Test
  void theStatusEndpointLeavesTheSpecAlone() {
    databases.create("status", "{engine: postgres}");

    client
        .mergePatch(
            databases.one("status").subresource("status"),
            RequestBody.json("{\"spec\": {\"size\": 9}, \"status\": {\"readyInstances\": 1}}"))
        .orThrow();

    JsonNode stored = get("status");
    assertThat(stored.path("spec").path("size").intValue()).isEqualTo(1);
    assertThat(stored.path("status").path("readyInstances").intValue()).isEqualTo(1);
    assertThat(stored.path("metadata").path("generation").intValue()).isEqualTo(1);
  }

  @Test
  void aStatusIsNotTakenOnCreation() {
    JsonNode created =
        client
            .create(
                databases.all(),
                object("created", "spec: {engine: postgres}\nstatus: {readyInstances: 1}"))
            .orThrow();

    assertThat(created.has("status")).isFalse();
  }

  private ApiPath scale(String name) {
    return databases.one(name).subresource("scale");
  }

  private JsonNode get(String name) {
    return client.get(databases.one(name)).orThrow();
  }

  private void setStatus(String name, String status) {
    client
        .mergePatch(
            databases.one(name).subresource("status"),
            RequestBody.json(json("{'status': " + status + "}")))
        .orThrow();
  }
}
