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
class ServerSideApplyIT {
  private final ApiClient client;
  private final Databases databases;

  ServerSideApplyIT(ApiClient client) {
    this.client = client;
    this.databases = Databases.in("apply", client);
  }

  @Test
  void twoManagersShareTheListOfPorts() {
    databases
        .apply("user", "shared", "{engine: mysql, ports: [{name: sql, port: 3306}]}")
        .orThrow();

    JsonNode merged =
        databases.apply("monitor", "shared", "{ports: [{name: metrics, port: 9104}]}").orThrow();

    assertThat(merged.path("spec").path("ports"))
        .isEqualTo(json("[{'name': 'sql', 'port': 3306}, {'name': 'metrics', 'port': 9104}]"));
  }

  @Test
  void aManagerTakesAwayItsOwnPortOnly() {
    databases.apply("user", "taken", "{engine: mysql, ports: [{name: sql, port: 3306}]}").orThrow();
    databases.apply("monitor", "taken", "{ports: [{name: metrics, port: 9104}]}").orThrow();

    JsonNode less = databases.apply("user", "taken", "{engine: mysql}").orThrow();

    assertThat(less.path("spec").path("ports"))
        .isEqualTo(json("[{'name': 'metrics', 'port': 9104}]"));
  }

  @Test
  void twoManagersWhoWantDifferentNumbersForOnePortConflict() {
    databases
        .apply("user", "conflict", "{engine: mysql, ports: [{name: sql, port: 3306}]}")
        .orThrow();

    ApiResponse refused =
        databases.apply("monitor", "conflict", "{ports: [{name: sql, port: 3307}]}");

    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.causes())
        .singleElement()
        .satisfies(
            cause -> {
              assertThat(cause.reason()).isEqualTo("FieldManagerConflict");
              assertThat(cause.field()).isEqualTo(".spec.ports[name=\"sql\"].port");
              assertThat(cause.message()).contains("\"user\"");
            });
  }

  @Test
  void forceEndsAConflict() {
    databases
        .apply("user", "forced", "{engine: mysql, ports: [{name: sql, port: 3306}]}")
        .orThrow();

    JsonNode forced =
        client
            .apply(
                databases.one("forced"),
                object("forced", "spec: {ports: [{name: sql, port: 3307}]}"),
                "monitor",
                true)
            .orThrow();

    assertThat(forced.path("spec").path("ports"))
        .isEqualTo(json("[{'name': 'sql', 'port': 3307}]"));
  }

  @Test
  void twoManagersAddToTheSetOfZones() {
    databases.apply("user", "zones", "{engine: mysql, zones: [eu-1, eu-2]}").orThrow();

    JsonNode merged = databases.apply("scheduler", "zones", "{zones: [eu-2, eu-3]}").orThrow();

    assertThat(merged.path("spec").path("zones")).isEqualTo(json("['eu-1', 'eu-2', 'eu-3']"));
  }

  @Test
  void twoManagersEachSetMembersOfOneObject() {
    databases.apply("user", "object", "{engine: mysql, backup: {enabled: false}}").orThrow();

    JsonNode merged = databases.apply("policy", "object", "{backup: {keep: 30}}").orThrow();

    assertThat(merged.path("spec").path("backup"))
        .isEqualTo(json("{'enabled': false, 'keep': 30, 'schedule': '0 3 * * *'}"));
  }

  @Test
  void twoControllersShareTheListOfConditions() {
    databases.apply("user", "conditions", "{engine: mysql}").orThrow();
    condition("operator", "{type: Ready, status: 'True'}").orThrow();

    JsonNode merged = condition("backup", "{type: BackedUp, status: Unknown}").orThrow();
    ApiResponse refused = condition("backup", "{type: Ready, status: 'False'}");

    assertThat(merged.path("status").path("conditions"))
        .isEqualTo(
            json(
                """
                [{'status': 'True', 'type': 'Ready'}, {'status': 'Unknown', 'type': 'BackedUp'}]
                """));
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.causes())
        .extracting(ApiResponse.Cause::field)
        .containsExactly(".status.conditions[type=\"Ready\"].status");
  }

  private ApiResponse condition(String manager, String condition) {
    return client.apply(
        databases.one("conditions").subresource("status"),
        object("conditions", "status: {conditions: [" + condition + "]}"),
        manager,
        false);
  }
}
