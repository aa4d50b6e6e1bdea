package io.github.crd4j.integration.database;

import static io.github.crd4j.integration.database.Refusal.assertRefused;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadListsIT {
  private final ApiClient client;
  private final Databases databases;

  BadListsIT(ApiClient client) {
    this.client = client;
    this.databases = Databases.in("bad-lists", client);
    databases.create("good", "{engine: mysql}");
  }

  @Test
  void aZoneFitsThePattern() {
    assertRefused(zones("eu-1, EU-2"), "spec.zones[1]", "should match '^[a-z0-9-]+$'");
  }

  @Test
  void aZoneHasAtMost63Characters() {
    assertRefused(zones("a".repeat(64)), "spec.zones[0]", "may not be more than 63");
  }

  @Test
  void aZoneIsGivenOnce() {
    assertRefused(zones("eu-1, eu-2, eu-1"), "spec.zones[2]", "Duplicate value: \"eu-1\"");
  }

  @Test
  void thereAreAtMostTenZones() {
    String eleven =
        IntStream.range(0, 11)
            .mapToObj(number -> "zone-" + number)
            .collect(Collectors.joining(","));

    assertRefused(zones(eleven), "spec.zones", "must have at most 10 items");
  }

  @Test
  void aPortHasAName() {
    assertRefused(ports("{port: 5432}"), "spec.ports[0].name", "Required value");
  }

  @Test
  void aPortHasANumber() {
    assertRefused(ports("{name: sql}"), "spec.ports[0].port", "Required value");
  }

  @Test
  void theNameOfAPortFitsThePattern() {
    assertRefused(
        ports("{name: 1sql, port: 1}"), "spec.ports[0].name", "should match '^[a-z][a-z0-9-]*$'");
  }

  @Test
  void theNameOfAPortHasAtMost15Characters() {
    assertRefused(
        ports("{name: abcdefghijklmnop, port: 1}"),
        "spec.ports[0].name",
        "may not be more than 15");
  }

  @Test
  void theNumberOfAPortIsAtLeastOne() {
    assertRefused(
        ports("{name: sql, port: 0}"),
        "spec.ports[0].port",
        "should be greater than or equal to 1");
  }

  @Test
  void theNumberOfAPortIsAtMost65535() {
    assertRefused(
        ports("{name: sql, port: 65536}"),
        "spec.ports[0].port",
        "should be less than or equal to 65535");
  }

  @Test
  void theNameOfAPortIsGivenOnce() {
    assertRefused(
        ports("{name: sql, port: 1}, {name: sql, port: 2}"),
        "spec.ports[1]",
        "Duplicate value: {\"name\":\"sql\"}");
  }

  @Test
  void thereAreAtMost16Ports() {
    String seventeen =
        IntStream.rangeClosed(1, 17)
            .mapToObj("{name: p%1$d, port: %1$d}"::formatted)
            .collect(Collectors.joining(","));

    assertRefused(ports(seventeen), "spec.ports", "must have at most 16 items");
  }

  @Test
  void theStatusOfAConditionIsOneOfTheEnum() {
    assertRefused(
        conditions("{'type': 'Ready', 'status': 'Yes'}"),
        "status.conditions[0].status",
        "Unsupported value: \"Yes\": supported values: \"True\", \"False\", \"Unknown\"");
  }

  @Test
  void theTypeOfAConditionIsRequired() {
    assertRefused(conditions("{'status': 'True'}"), "status.conditions[0].type", "Required value");
  }

  @Test
  void theTypeOfAConditionIsGivenOnce() {
    assertRefused(
        conditions("{'type': 'Ready', 'status': 'True'}, {'type': 'Ready', 'status': 'False'}"),
        "status.conditions[1]",
        "Duplicate value: {\"type\":\"Ready\"}");
  }

  @Test
  void aTransitionTimeIsATime() {
    assertRefused(
        conditions("{'type': 'Ready', 'status': 'True', 'lastTransitionTime': 'yesterday'}"),
        "status.conditions[0].lastTransitionTime",
        "must be of type date-time");
  }

  private ApiResponse zones(String zones) {
    return databases.post("bad", "{engine: mysql, zones: [" + zones + "]}");
  }

  private ApiResponse ports(String ports) {
    return databases.post("bad", "{engine: mysql, ports: [" + ports + "]}");
  }

  private ApiResponse conditions(String conditions) {
    return client.mergePatch(
        databases.one("good").subresource("status"),
        RequestBody.json(Databases.json("{'status': {'conditions': [" + conditions + "]}}")));
  }
}
