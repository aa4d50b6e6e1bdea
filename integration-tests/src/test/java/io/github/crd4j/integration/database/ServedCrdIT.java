package io.github.crd4j.integration.database;

import static io.github.crd4j.integration.database.Databases.json;
import static io.github.crd4j.integration.database.Databases.object;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.OpenApi;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ServedCrdIT {
  private final ApiClient client;
  private final CrdClient crds;
  private final Databases databases;

  ServedCrdIT(ApiClient client, CrdClient crds) {
    this.client = client;
    this.crds = crds;
    this.databases = Databases.in("served", client);
  }

  @Test
  void theServerEstablishesItAndFindsItsSchemaStructural() {
    JsonNode crd = crds.awaitServed(Databases.CRD);

    Map<String, String> conditions =
        crd.path("status")
            .path("conditions")
            .valueStream()
            .collect(
                Collectors.toMap(
                    condition -> condition.path("type").stringValue(),
                    condition -> condition.path("status").stringValue()));
    assertThat(conditions)
        .containsEntry("Established", "True")
        .containsEntry("NamesAccepted", "True")
        .doesNotContainKey("NonStructuralSchema");
  }

  @Test
  void bothVersionsAreServedAndTheNewOneIsPreferred() {
    JsonNode group = client.get(ApiPath.of("/apis/databases.example.com")).orThrow();

    assertThat(group.path("versions").valueStream().map(v -> v.path("version").stringValue()))
        .containsExactly("v1", "v1alpha1");
    assertThat(group.path("preferredVersion").path("version").stringValue()).isEqualTo("v1");
  }

  @Test
  void theNamesAreThoseThatAreDeclared() {
    JsonNode resources = client.get(ApiPath.of("/apis/databases.example.com/v1")).orThrow();

    JsonNode databases =
        resources
            .path("resources")
            .valueStream()
            .filter(resource -> resource.path("name").stringValue().equals("databases"))
            .findFirst()
            .orElseThrow();
    assertThat(databases.path("singularName")).isEqualTo(json("'database'"));
    assertThat(databases.path("shortNames")).isEqualTo(json("['db']"));
    assertThat(databases.path("categories")).isEqualTo(json("['all']"));
    assertThat(databases.path("namespaced").booleanValue()).isTrue();
  }

  @Test
  void theOldVersionWarnsInItsOwnWords() {
    assertThat(client.get(databases.all("v1alpha1")).warnings())
        .containsExactly(
            "databases.example.com/v1alpha1 Database is deprecated; use v1, where replicas is size");
    assertThat(client.get(databases.all("v1")).warnings()).isEmpty();
  }

  @Test
  void whatIsWrittenInOneVersionIsReadInTheOther() {
    client
        .create(
            databases.all("v1alpha1"),
            object("v1alpha1", "old", "spec: {engine: mysql, replicas: 3}"))
        .orThrow();

    JsonNode asNew = client.get(databases.all("v1").name("old")).orThrow();
    JsonNode asOld = client.get(databases.all("v1alpha1").name("old")).orThrow();

    assertThat(asNew.path("apiVersion").stringValue()).isEqualTo("databases.example.com/v1");
    assertThat(asNew.path("spec").path("engine").stringValue()).isEqualTo("mysql");
    assertThat(asNew.path("spec").path("size").intValue()).isEqualTo(1);
    assertThat(asNew.path("spec").has("replicas")).as("unknown to v1").isFalse();
    assertThat(asOld.path("apiVersion").stringValue()).isEqualTo("databases.example.com/v1alpha1");
    assertThat(asOld.path("spec").path("engine").stringValue()).isEqualTo("mysql");
  }

  @Test
  void eachVersionHasItsOwnBounds() {
    ApiResponse refused =
        client.create(
            databases.all("v1alpha1"),
            object("v1alpha1", "large", "spec: {engine: mysql, replicas: 100}"));

    assertThat(refused.causes())
        .singleElement()
        .satisfies(cause -> assertThat(cause.field()).isEqualTo("spec.replicas"));
  }

  @Test
  void theServerPublishesTheDescriptions() throws InterruptedException {
    JsonNode openApi = OpenApi.published(client, "databases.example.com", "v1", "Database");

    JsonNode database = OpenApi.schema(openApi, "databases.example.com", "v1", "Database");
    assertThat(database.path("description").stringValue()).isEqualTo("A managed database.");
    JsonNode spec = database.path("properties").path("spec");
    assertThat(spec.path("properties").path("size").path("description").stringValue())
        .isEqualTo("Number of instances.");
  }
}
