package io.github.crd4j.integration.conversion;

import static io.github.crd4j.integration.conversion.Resource.json;
import static io.github.crd4j.integration.conversion.Resource.kept;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Server-side apply by managers that work in different versions of one object. */
@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ApplyIT {
  private final ApiClient client;
  private final Resource databases;

  ApplyIT(ApiClient client) {
    this.client = client;
    this.databases = Resource.installed("apply.conv.example.com", client);
  }

  @AfterAll
  void delete() {
    databases.close();
  }

  @Test
  void eachManagerRemovesWhatItNoLongerApplies() {
    databases
        .apply("v1alpha1", "two", "old", "{'engine':'postgres','replicas':2}", false)
        .orThrow();
    databases
        .apply(
            "v1",
            "two",
            "new",
            "{'backup':{'enabled':true,'schedule':'@daily'},'data':{'a':'1','b':'2'}}",
            false)
        .orThrow();

    databases
        .apply("v1", "two", "new", "{'backup':{'enabled':true},'data':{'b':'2'}}", false)
        .orThrow();
    assertThat(databases.spec("v1", "two"))
        .isEqualTo(
            json(
                "{'engine':'Postgres','size':2,'limits':{'cpu':'1'},'backup':{'enabled':true},"
                    + "'data':{'b':'2'}}"));

    databases.apply("v1alpha1", "two", "old", "{'replicas':2}", false).orThrow();
    assertThat(databases.spec("v1", "two"))
        .isEqualTo(
            json("{'size':2,'limits':{'cpu':'1'},'backup':{'enabled':true},'data':{'b':'2'}}"));

    databases.apply("v1", "two", "new", "{}", false).orThrow();
    JsonNode left = databases.spec("v1", "two");
    assertThat(left.has("backup")).isFalse();
    assertThat(left.has("data")).isFalse();
  }

  @Test
  void conflictsNameTheFieldInTheOtherManagersVersion() {
    databases.apply("v1alpha1", "conflict", "old", "{'replicas':2}", false).orThrow();

    ApiResponse conflict = databases.apply("v1", "conflict", "new", "{'size':3}", false);

    assertThat(conflict.statusCode()).isEqualTo(409);
    assertThat(conflict.message()).contains("conflict with \"old\"").contains(".spec.replicas");
    databases.apply("v1", "conflict", "new", "{'size':3}", true).orThrow();
    assertThat(databases.spec("v1alpha1", "conflict").path("replicas").intValue()).isEqualTo(3);
  }

  @Test
  void whoAppliesAnExportedKeptValueOwnsThatLeaf() {
    databases.apply("v1", "export", "new", "{'backup':{'schedule':'@daily'}}", false).orThrow();
    JsonNode shown = databases.get("v1alpha1", "export");
    ObjectNode exported =
        json("{'apiVersion':'%s/v1alpha1','kind':'Database','metadata':{'name':'export'},"
                    .formatted(databases.group())
                + "'spec':{'replicas':3}}")
            .asObject();
    ObjectNode annotations = exported.path("metadata").asObject().putObject("annotations");
    String key = "v1.kept." + databases.group() + "/spec.backup.schedule";
    annotations.set(key, shown.path("metadata").path("annotations").path(key));
    client
        .apply(databases.one("v1alpha1", "export"), RequestBody.json(exported), "git", true)
        .orThrow();

    ApiResponse conflict =
        databases.apply("v1", "export", "new", "{'backup':{'schedule':'@weekly'}}", false);

    assertThat(conflict.statusCode()).isEqualTo(409);
    assertThat(conflict.message()).contains("conflict with \"git\"").contains(key);
  }

  @Test
  void keptValuesOfTheOldVersionSurviveManagersOfTheNewOne() {
    databases.apply("v1alpha1", "legacy", "old", "{'legacy':'blue','replicas':1}", false).orThrow();
    databases.apply("v1", "legacy", "new", "{'backup':{'enabled':true}}", false).orThrow();
    assertThat(kept(databases.get("v1", "legacy"), "v1alpha1")).containsOnlyKeys("spec.legacy");

    databases.apply("v1alpha1", "legacy", "old", "{'replicas':1}", false).orThrow();

    assertThat(kept(databases.get("v1", "legacy"), "v1alpha1")).isEmpty();
    assertThat(databases.spec("v1", "legacy").path("backup").path("enabled").booleanValue())
        .isTrue();
  }
}
