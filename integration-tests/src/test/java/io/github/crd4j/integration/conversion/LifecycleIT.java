package io.github.crd4j.integration.conversion;

import static io.github.crd4j.integration.conversion.Resource.json;
import static io.github.crd4j.integration.conversion.Resource.kept;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.Eventually;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What becomes of objects in a CRD with several versions, from schema to scale. */
@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LifecycleIT {
  private static final String FULL =
      "{'engine':'Postgres','size':5,'storageClass':'fast','limits':{'cpu':'2'},"
          + "'backup':{'enabled':true,'schedule':'@daily'},'data':{'k':'v'},"
          + "'ports':[{'name':'sql','port':5432,'protocol':'UDP'},"
          + "{'name':'metrics','port':9187,'protocol':'TCP'}]}";

  private final ApiClient client;
  private final Resource databases;

  LifecycleIT(ApiClient client) {
    this.client = client;
    this.databases = Resource.installed("lifecycle.conv.example.com", client);
  }

  @AfterAll
  void delete() {
    databases.close();
  }

  @Test
  void allVersionsHaveStructuralSchemas() {
    JsonNode status = databases.crd().path("status");

    assertThat(status.path("conditions").valueStream().map(c -> c.path("type").stringValue()))
        .contains("Established", "NamesAccepted")
        .doesNotContain("NonStructuralSchema");
    assertThat(status.path("storedVersions")).isEqualTo(json("['v1']"));
  }

  @Test
  void unknownFieldsArePrunedByTheVersionOfTheRequest() {
    ApiResponse created =
        client.create(
            databases.all("v1alpha1"),
            databases.body("v1alpha1", "pruned", "{'replicas':1,'backup':{'enabled':true}}"));

    assertThat(created.warnings()).contains("unknown field \"spec.backup\"");
    assertThat(databases.spec("v1", "pruned").has("backup")).isFalse();
  }

  @Test
  void defaultsOfTheVersionOfTheRequestAreStored() {
    databases.create("v1alpha1", "default1", "{}");
    databases.create("v1beta1", "default2", "{}");
    databases.create("v1", "default3", "{}");

    assertThat(databases.spec("v1", "default1").path("size").intValue()).isEqualTo(1);
    assertThat(databases.spec("v1", "default2").path("size").intValue()).isEqualTo(2);
    assertThat(databases.spec("v1alpha1", "default3").path("replicas").intValue()).isEqualTo(3);
  }

  @Test
  void nestedDefaultsOfTheStorageVersionAreSeenInAll() {
    databases.create("v1alpha1", "nested", "{}");

    assertThat(databases.spec("v1", "nested").path("limits")).isEqualTo(json("{'cpu':'1'}"));
    assertThat(kept(databases.get("v1alpha1", "nested"), "v1"))
        .containsEntry("spec.limits.cpu", "[[\"spec\",\"limits\",\"cpu\"],\"1\"]");
  }

  @Test
  void defaultsAreTheSameWhicheverVersionMadeTheObject() {
    databases.create("v1", "consistent1", "{'size':7}");
    databases.create("v1alpha1", "consistent2", "{'replicas':7}");

    for (String version : List.of("v1alpha1", "v1beta1", "v1")) {
      assertThat(databases.spec(version, "consistent1"))
          .isEqualTo(databases.spec(version, "consistent2"));
    }
    assertThat(databases.spec("v1alpha1", "consistent1").path("mode").stringValue())
        .as("a default that only the old version has is filled by the conversion")
        .isEqualTo("auto");
  }

  @Test
  void rulesHoldInTheirVersionOnly() {
    ApiResponse refused =
        client.create(databases.all("v1"), databases.body("v1", "rule", "{'size':100}"));
    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(refused.message()).contains("size must not exceed 99");

    databases.create("v1alpha1", "rule", "{'replicas':100}");
    assertThat(databases.spec("v1", "rule").path("size").intValue()).isEqualTo(100);
  }

  @Test
  void transitionRulesHoldInTheirVersionOnly() {
    databases.create("v1", "transition", "{'storageClass':'fast'}");

    ApiResponse refused = databases.patch("v1", "transition", "{'storageClass':'slow'}");
    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(refused.message()).contains("storageClass is immutable");

    databases.patch("v1alpha1", "transition", "{'storageClass':'slow'}").orThrow();
    assertThat(databases.spec("v1", "transition").path("storageClass").stringValue())
        .isEqualTo("slow");
  }

  @Test
  void createdInTheOldVersionAndReadInAll() {
    String spec =
        "{'engine':'mysql','legacy':'blue','mode':'manual','replicas':2,"
            + "'ports':[{'name':'sql','port':3306}]}";
    JsonNode created = databases.create("v1alpha1", "old", spec);

    assertThat(created.path("spec")).isEqualTo(json(spec));
    assertThat(databases.spec("v1alpha1", "old")).isEqualTo(json(spec));
    assertThat(databases.spec("v1", "old"))
        .isEqualTo(
            json(
                "{'engine':'MySQL','size':2,'limits':{'cpu':'1'},"
                    + "'ports':[{'name':'sql','port':3306,'protocol':'TCP'}]}"));
    assertThat(kept(databases.get("v1", "old"), "v1alpha1"))
        .containsOnlyKeys("spec.legacy", "spec.mode");
    assertThat(databases.spec("v1beta1", "old").path("engine").stringValue()).isEqualTo("MySQL");
  }

  @Test
  void updatedThroughEitherVersion() {
    databases.create("v1", "both", FULL);

    databases.patch("v1alpha1", "both", "{'replicas':6,'legacy':'green'}").orThrow();
    ObjectNode replaced = databases.get("v1alpha1", "both").asObject();
    ObjectNode spec = replaced.path("spec").asObject();
    spec.path("ports").asArray().remove(1);
    databases.replace("v1alpha1", replaced).orThrow();
    databases.patch("v1", "both", "{'backup':{'schedule':'@weekly'}}").orThrow();

    assertThat(databases.spec("v1", "both"))
        .isEqualTo(
            json(
                "{'engine':'Postgres','size':6,'storageClass':'fast','limits':{'cpu':'2'},"
                    + "'backup':{'enabled':true,'schedule':'@weekly'},'data':{'k':'v'},"
                    + "'ports':[{'name':'sql','port':5432,'protocol':'UDP'}]}"));
    assertThat(databases.spec("v1alpha1", "both"))
        .isEqualTo(
            json(
                "{'engine':'postgres','replicas':6,'legacy':'green','mode':'auto',"
                    + "'storageClass':'fast','ports':[{'name':'sql','port':5432}]}"));
  }

  @Test
  void anUpdateThatChangesNothingWritesNothing() {
    databases.create("v1", "same", FULL);
    for (String version : List.of("v1alpha1", "v1beta1", "v1")) {
      JsonNode read = databases.get(version, "same");
      JsonNode written = databases.replace(version, read).orThrow();

      assertThat(written).isEqualTo(read);
    }
  }

  @Test
  void listedAndWatchedInAllVersions() {
    databases.create("v1", "listed", FULL);
    databases.patch("v1alpha1", "listed", "{'replicas':8}").orThrow();

    for (String version : List.of("v1alpha1", "v1beta1", "v1")) {
      JsonNode one = databases.get(version, "listed");
      Eventually.holds(() -> client.list(databases.all(version)).contains(one));
      assertThat(client.watch(databases.all(version), 1))
          .anySatisfy(
              event -> {
                assertThat(event.path("type").stringValue()).isEqualTo("ADDED");
                assertThat(event.path("object")).isEqualTo(one);
              });
    }
  }

  @Test
  void theWayThereAndBackLosesNothing() {
    databases.create("v1", "round", FULL);
    for (String version : List.of("v1alpha1", "v1beta1", "v1alpha1")) {
      databases.replace(version, relabelled(databases.get(version, "round"), version)).orThrow();
    }

    assertThat(databases.spec("v1", "round")).isEqualTo(json(FULL));
  }

  @Test
  void statusAfterConversion() {
    databases.create("v1", "status", FULL);
    String status =
        "{'status':{'phase':'Ready','observedGeneration':9007199254740993,"
            + "'conditions':[{'type':'Ready','status':'True','reason':'Up'}]}}";

    client
        .mergePatch(
            databases.one("v1alpha1", "status").subresource("status"),
            RequestBody.json(json(status).toString()))
        .orThrow();

    assertThat(databases.get("v1", "status").path("status")).isEqualTo(json(status).path("status"));
    assertThat(databases.spec("v1", "status")).isEqualTo(json(FULL));
  }

  @Test
  void scaleAfterConversion() {
    databases.create("v1", "scale", FULL);

    for (String version : List.of("v1alpha1", "v1")) {
      assertThat(
              client
                  .get(databases.one(version, "scale").subresource("scale"))
                  .orThrow()
                  .path("spec")
                  .path("replicas")
                  .intValue())
          .isEqualTo(5);
    }
    client
        .mergePatch(
            databases.one("v1alpha1", "scale").subresource("scale"),
            RequestBody.json("{\"spec\":{\"replicas\":2}}"))
        .orThrow();

    assertThat(databases.spec("v1", "scale")).isEqualTo(json(FULL.replace("'size':5", "'size':2")));
  }

  @Test
  void deletedInTheOldVersion() {
    databases.create("v1", "deleted", FULL);

    client.delete(databases.one("v1alpha1", "deleted")).orThrow();

    assertThat(client.get(databases.one("v1", "deleted")).statusCode()).isEqualTo(404);
  }

  @Test
  void whatAUserCanRepairIsRefusedWithObjectAndField() {
    ApiResponse refused =
        client.create(
            databases.all("v1alpha1"),
            databases.body("v1alpha1", "refused", "{'engine':'oracle'}"));

    assertThat(refused.statusCode()).isEqualTo(500);
    assertThat(refused.message())
        .contains(
            "Database default/refused v1alpha1 -> v1: spec.engine:"
                + " 'oracle' is no engine: postgres, mysql");
  }

  private static JsonNode relabelled(JsonNode object, String value) {
    ObjectNode changed = object.deepCopy().asObject();
    changed.path("metadata").asObject().putObject("labels").put("last", value);
    return changed;
  }
}
