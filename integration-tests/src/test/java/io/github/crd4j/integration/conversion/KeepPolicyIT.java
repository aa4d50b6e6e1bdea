package io.github.crd4j.integration.conversion;

import static io.github.crd4j.integration.conversion.Resource.json;
import static io.github.crd4j.integration.conversion.Resource.kept;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.AdmissionPolicies;
import io.github.crd4j.integration.Eventually;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The admission policy that makes kept values read-only in the old version. */
@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeepPolicyIT {
  private static final String GROUP = "policy.conv.example.com";
  private static final String FULL =
      "{'engine':'Postgres','size':5,'limits':{'cpu':'2'},'backup':{'schedule':'@daily'},"
          + "'ports':[{'name':'sql','protocol':'UDP'},{'name':'web','protocol':'UDP'}]}";

  private final ApiClient client;
  private final Resource databases;
  private final JsonNode policy = Resource.file("keep-policy.json", GROUP).path("items");

  KeepPolicyIT(ApiClient client) {
    this.client = client;
    this.databases = Resource.installed(GROUP, client);
    databases.create("v1", "before", FULL);
    fromScratch("before", "{'replicas':5}");
    assertThat(databases.spec("v1", "before").has("backup"))
        .as("without the policy, kept values are erased")
        .isFalse();

    policy.forEach(item -> client.create(path(item), RequestBody.json(item)).orThrow());
    databases.create("v1", "probe", FULL);
    Eventually.holds(
        () -> {
          ObjectNode scratch = scratch("probe", "{'replicas':5}");
          boolean done = databases.replace("v1alpha1", scratch).isSuccess();
          boolean kept = databases.spec("v1", "probe").has("backup");
          if (done && !kept) {
            databases.patch("v1", "probe", "{'backup':{'schedule':'@daily'}}").orThrow();
          }
          return done && kept;
        });
  }

  @AfterAll
  void delete() {
    policy.forEach(
        item -> client.delete(path(item).name(item.path("metadata").path("name").stringValue())));
    databases.close();
  }

  @Test
  void aPutFromScratchKeepsThem() {
    databases.create("v1", "scratch", FULL);

    fromScratch(
        "scratch", "{'engine':'postgres','replicas':5,'ports':[{'name':'sql'},{'name':'web'}]}");

    assertThat(databases.spec("v1", "scratch")).isEqualTo(json(FULL));
  }

  @Test
  void strippingTheAnnotationsKeepsThem() {
    databases.create("v1", "stripped", FULL);

    client
        .mergePatch(
            databases.one("v1alpha1", "stripped"),
            RequestBody.json("{\"metadata\":{\"annotations\":null}}"))
        .orThrow();

    assertThat(databases.spec("v1", "stripped")).isEqualTo(json(FULL));
  }

  @Test
  void forgedOnesAreUndone() {
    databases.create("v1", "forged", FULL);
    String key = "v1.kept." + GROUP + "/spec.backup.";

    client
        .mergePatch(
            databases.one("v1alpha1", "forged"),
            RequestBody.json(
                """
                {"metadata":{"annotations":{
                  "%sschedule":"[[\\"spec\\",\\"backup\\",\\"schedule\\"],\\"@never\\"]",
                  "%senabled":"[[\\"spec\\",\\"backup\\",\\"enabled\\"],true]"}}}
                """
                    .formatted(key, key)))
        .orThrow();

    assertThat(databases.spec("v1", "forged")).isEqualTo(json(FULL));
  }

  @Test
  void anItemThatIsRemovedTakesItsOwnAlong() {
    databases.create("v1", "item", FULL);

    fromScratch("item", "{'engine':'postgres','replicas':5,'ports':[{'name':'web'}]}");

    assertThat(databases.spec("v1", "item").path("ports"))
        .isEqualTo(json("[{'name':'web','protocol':'UDP'}]"));
    assertThat(kept(databases.get("v1alpha1", "item"), "v1")).hasSize(3);
  }

  @Test
  void theNewVersionStillRemovesThem() {
    databases.create("v1", "removed", FULL);

    databases.patch("v1", "removed", "{'backup':null}").orThrow();

    assertThat(databases.spec("v1", "removed").has("backup")).isFalse();
    databases.patch("v1alpha1", "removed", "{'replicas':1}").orThrow();
    assertThat(databases.spec("v1", "removed").has("backup")).isFalse();
  }

  @Test
  void anUpdateThatChangesNothingStillWritesNothing() {
    databases.create("v1", "same", FULL);
    JsonNode read = databases.get("v1alpha1", "same");

    assertThat(databases.replace("v1alpha1", read).orThrow()).isEqualTo(read);
  }

  private void fromScratch(String name, String spec) {
    databases.replace("v1alpha1", scratch(name, spec)).orThrow();
  }

  /** What a client sends that read nothing but the resource version. */
  private ObjectNode scratch(String name, String spec) {
    JsonNode metadata = databases.get("v1alpha1", name).path("metadata");
    ObjectNode scratch =
        json("{'apiVersion':'%s/v1alpha1','kind':'Database'}".formatted(GROUP)).asObject();
    scratch
        .putObject("metadata")
        .put("name", name)
        .put("resourceVersion", metadata.path("resourceVersion").stringValue());
    scratch.set("spec", json(spec));
    return scratch;
  }

  private static ApiPath path(JsonNode item) {
    return AdmissionPolicies.ofKind(item.path("kind").stringValue());
  }
}
