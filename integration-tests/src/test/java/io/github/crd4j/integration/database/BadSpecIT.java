package io.github.crd4j.integration.database;

import static io.github.crd4j.integration.database.Databases.object;
import static io.github.crd4j.integration.database.Refusal.assertRefused;
import static io.github.crd4j.integration.database.Refusal.problems;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.ApiResponse.Cause;
import io.github.crd4j.testing.apiserver.WithApiServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadSpecIT {
  private final ApiClient client;
  private final Databases databases;

  BadSpecIT(ApiClient client) {
    this.client = client;
    this.databases = Databases.in("bad-spec", client);
  }

  @Test
  void theSpecIsRequired() {
    assertRefused(client.create(databases.all(), object("bad", "")), "spec", "Required value");
  }

  @Test
  void theEngineIsRequired() {
    assertRefused(databases.post("bad", "{size: 1}"), "spec.engine", "Required value");
  }

  @Test
  void theEngineIsOneOfTheEnum() {
    assertRefused(
        databases.post("bad", "{engine: oracle}"),
        "spec.engine",
        "Unsupported value: \"oracle\": supported values: \"postgres\", \"mysql\", \"mariadb\"");
  }

  @Test
  void theEngineIsNotWrittenAsInJava() {
    assertRefused(databases.post("bad", "{engine: POSTGRES}"), "spec.engine", "Unsupported value");
  }

  @Test
  void theSizeIsAnInteger() {
    ApiResponse refused = databases.post("bad", "{engine: mysql, size: '3'}");

    assertThat(problems(refused))
        .extracting(Cause::reason, Cause::field)
        .contains(tuple("FieldValueTypeInvalid", "spec.size"));
  }

  @Test
  void theSizeIsAtLeastOne() {
    assertRefused(
        databases.post("bad", "{engine: mysql, size: 0}"),
        "spec.size",
        "should be greater than or equal to 1");
  }

  @Test
  void theSizeIsAtMost99() {
    assertRefused(
        databases.post("bad", "{engine: mysql, size: 100}"),
        "spec.size",
        "should be less than or equal to 99");
  }

  @Test
  void theSmallestSizeIsAtLeastOne() {
    assertRefused(
        databases.post("bad", "{engine: mysql, minSize: 0}"),
        "spec.minSize",
        "should be greater than or equal to 1");
  }

  @Test
  void anIntIsNoWiderThanInJava() {
    // Of a format the server gives the place in the message only.
    assertRefused(
        databases.post("bad", "{engine: mysql, backup: {keep: 2147483648}}"),
        "<nil>",
        "must be of type integer with format int32 in spec.backup.keep");
  }

  @Test
  void theSizeIsNotBelowTheSmallestSize() {
    assertRefused(
        databases.post("bad", "{engine: mysql, size: 2, minSize: 3}"),
        "spec.size",
        "size must not be below minSize");
  }

  @Test
  void theSmallestSizeCountsAgainstTheDefaultToo() {
    assertRefused(
        databases.post("bad", "{engine: mysql, minSize: 2}"),
        "spec.size",
        "size must not be below minSize");
  }

  @Test
  void theStorageClassHasAtMost63Characters() {
    assertRefused(
        databases.post("bad", "{engine: mysql, storageClass: " + "a".repeat(64) + "}"),
        "spec.storageClass",
        "may not be more than 63");
  }

  @Test
  void atLeastOneBackupIsKept() {
    assertRefused(
        databases.post("bad", "{engine: mysql, backup: {keep: 0}}"),
        "spec.backup.keep",
        "should be greater than or equal to 1");
  }

  @Test
  void theScheduleHasAtMost100Characters() {
    assertRefused(
        databases.post("bad", "{engine: mysql, backup: {schedule: " + "a".repeat(101) + "}}"),
        "spec.backup.schedule",
        "may not be more than 100");
  }

  @Test
  void everyProblemIsReported() {
    ApiResponse refused = databases.post("bad", "{engine: oracle, size: 0, zones: [A]}");

    assertThat(problems(refused))
        .extracting(Cause::field)
        .containsExactlyInAnyOrder("spec.engine", "spec.size", "spec.zones[0]");
  }
}
