package io.github.crd4j.integration.conversion;

import static io.github.crd4j.integration.conversion.Resource.json;
import static io.github.crd4j.integration.conversion.Resource.kept;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.AdmissionPolicies;
import io.github.crd4j.integration.CompiledClasses;
import io.github.crd4j.integration.Eventually;
import io.github.crd4j.integration.GeneratedCrds;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What is made of the example's classes does its work: CRD, conversion and policy. */
@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExampleConversionIT {
  private static final String GROUP = "databases.example.com";
  private static final String CRD = "databases." + GROUP;
  private static final String POLICY = "kept-values.v1alpha1." + CRD;
  private static final String FULL =
      "{'engine':'mysql','size':5,'zones':['a','b'],'ports':[{'name':'sql','port':3306}],"
          + "'backup':{'enabled':false,'keep':2,'schedule':'*/5 * * * *'}}";

  private final ApiClient client;
  private final CrdClient crds;
  private CompiledClasses example;
  private Resource databases;

  ExampleConversionIT(ApiClient client, CrdClient crds) {
    this.client = client;
    this.crds = crds;
  }

  @BeforeAll
  void install(@TempDir Path classes) throws IOException {
    example = CompiledClasses.of(GeneratedCrds.sources(GeneratedCrds.EXAMPLE), classes);
    Webhook webhook = Webhook.serving(example.conversions());
    databases = Resource.around(GROUP, client, webhook);
    // Other tests have this CRD without its webhook.
    if (crds.get(CRD).isSuccess()) {
      crds.delete(CRD);
    }
    crds.create(example.resource("META-INF/crds/" + CRD + ".yaml")).orThrow();
    crds.awaitServed(CRD);
    // In a cluster it is a service; here it listens on this machine.
    databases
        .changeCrd(crd -> crd.path("spec").asObject().set("conversion", webhook.configuration()))
        .orThrow();
    createPolicy();
  }

  @AfterAll
  void remove() throws IOException {
    for (String kind : List.of("MutatingAdmissionPolicy", "MutatingAdmissionPolicyBinding")) {
      client.delete(AdmissionPolicies.ofKind(kind).name(POLICY));
    }
    databases.close();
    example.close();
  }

  @Test
  void theOldVersionIsReadAsTheNewOne() {
    databases.create("v1alpha1", "old", "{'engine':'postgres','replicas':3,'backupHour':4}");

    assertThat(databases.spec("v1", "old"))
        .isEqualTo(
            json(
                "{'engine':'postgres','size':3,"
                    + "'backup':{'enabled':true,'keep':7,'schedule':'0 4 * * *'}}"));
    assertThat(databases.spec("v1alpha1", "old"))
        .isEqualTo(json("{'engine':'postgres','replicas':3,'backupHour':4}"));
  }

  @Test
  void anUpdateOfTheOldVersionLosesNothingOfTheNewOne() {
    databases.create("v1", "updated", FULL);

    databases.patch("v1alpha1", "updated", "{'replicas':6}").orThrow();

    assertThat(databases.spec("v1", "updated"))
        .isEqualTo(json(FULL.replace("'size':5", "'size':6")));
  }

  @Test
  void whatHasNoHourIsShownAsTheFallbackUntilItIsChanged() {
    databases.create("v1", "hook", FULL);
    assertThat(databases.spec("v1alpha1", "hook").path("backupHour").intValue()).isEqualTo(3);

    databases.patch("v1alpha1", "hook", "{'backupHour':5}").orThrow();

    assertThat(databases.spec("v1", "hook").path("backup").path("schedule").stringValue())
        .isEqualTo("0 5 * * *");
  }

  @Test
  void itsPolicyGuardsWhatIsKept() {
    databases.create("v1", "guarded", FULL);
    int kept = kept(databases.get("v1alpha1", "guarded"), "v1").size();
    assertThat(kept).isPositive();

    stripped("guarded");

    assertThat(databases.spec("v1", "guarded")).isEqualTo(json(FULL));
    assertThat(kept(databases.get("v1alpha1", "guarded"), "v1")).hasSize(kept);
  }

  private void createPolicy() throws IOException {
    for (String document :
        AdmissionPolicies.documents(
            example.resource("META-INF/crd-policies/" + CRD + ".mutating.yaml"))) {
      client.create(AdmissionPolicies.likeDocument(document), RequestBody.yaml(document)).orThrow();
    }
    // The server takes a policy up in its own time, and refuses updates for the first seconds.
    databases.create("v1", "probe", FULL);
    Eventually.holds(
        () -> {
          boolean kept =
              stripped("probe").isSuccess() && databases.spec("v1", "probe").equals(json(FULL));
          if (!kept) {
            client.delete(databases.one("v1", "probe")).orThrow();
            databases.create("v1", "probe", FULL);
          }
          return kept;
        });
  }

  /** Removes all annotations, as whoever may update the old version can. */
  private ApiResponse stripped(String name) {
    return client.mergePatch(
        databases.one("v1alpha1", name), RequestBody.json("{\"metadata\":{\"annotations\":null}}"));
  }
}
