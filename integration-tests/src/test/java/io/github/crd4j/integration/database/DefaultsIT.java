package io.github.crd4j.integration.database;

import static io.github.crd4j.integration.database.Databases.json;
import static io.github.crd4j.integration.database.Databases.object;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.WithApiServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DefaultsIT {
  private final ApiClient client;
  private final Databases databases;

  DefaultsIT(ApiClient client) {
    this.client = client;
    this.databases = Databases.in("defaults", client);
  }

  @Test
  void aMinimalObjectGetsItsDefaultsNestedOnesToo() {
    JsonNode minimal = databases.create("minimal", "{engine: postgres}");

    assertThat(minimal.path("spec"))
        .isEqualTo(
            json(
                """
                {'engine': 'postgres', 'size': 1,
                 'backup': {'enabled': true, 'keep': 7, 'schedule': '0 3 * * *'}}
                """));
  }

  @Test
  void anObjectThatIsGivenInPartIsFilledUp() {
    JsonNode partial = databases.create("partial", "{engine: postgres, backup: {keep: 3}}");

    assertThat(partial.path("spec").path("backup"))
        .isEqualTo(json("{'enabled': true, 'keep': 3, 'schedule': '0 3 * * *'}"));
  }

  @Test
  void whatIsGivenStays() {
    String backup = "{'enabled': false, 'keep': 1, 'schedule': ''}";

    JsonNode full =
        databases.create("full", "{'engine': 'mysql', 'size': 99, 'backup': " + backup + "}");

    assertThat(full.path("spec"))
        .isEqualTo(json("{'engine': 'mysql', 'size': 99, 'backup': " + backup + "}"));
  }

  @Test
  void aNullIsFilledLikeWhatIsAbsent() {
    JsonNode empty = databases.create("nulls", "{engine: postgres, size: null, zones: null}");

    assertThat(empty.path("spec").path("size").intValue()).isEqualTo(1);
    assertThat(empty.path("spec").has("zones")).isFalse();
  }

  @Test
  void whatIsRemovedLaterIsFilledAgain() {
    databases.create("removed", "{engine: postgres, size: 5}");

    JsonNode changed = databases.patch("removed", "{\"size\": null}").orThrow();

    assertThat(changed.path("spec").path("size").intValue()).isEqualTo(1);
  }

  @Test
  void unknownFieldsArePrunedAtEveryDepth() {
    ApiResponse created =
        client.create(
            databases.all(),
            object(
                "pruned",
                "colour: a\n"
                    + "spec: {engine: postgres, colour: b, backup: {colour: c},"
                    + " ports: [{name: sql, port: 5432, colour: d}]}"));

    assertThat(created.orThrow().toString()).doesNotContain("colour");
    assertThat(created.warnings())
        .containsExactlyInAnyOrder(
            "unknown field \"colour\"",
            "unknown field \"spec.colour\"",
            "unknown field \"spec.backup.colour\"",
            "unknown field \"spec.ports[0].colour\"");
  }

  @Test
  void aStrictClientIsToldOfUnknownFields() {
    ApiResponse refused =
        client.create(
            databases.all().strict(), object("strict", "spec: {engine: postgres, sise: 3}"));

    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.message()).contains("unknown field \"spec.sise\"");
  }
}
