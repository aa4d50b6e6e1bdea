package io.github.crd4j.integration.conversion;

import static io.github.crd4j.integration.conversion.Resource.json;
import static io.github.crd4j.integration.conversion.Resource.kept;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.CompiledClasses;
import io.github.crd4j.integration.Eventually;
import io.github.crd4j.integration.GeneratedCrds;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

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
  private Webhook webhook;

  ExampleConversionIT(ApiClient client, CrdClient crds) {
    this.client = client;
    this.crds = crds;
  }

  @BeforeAll
  void install(@TempDir Path classes) throws IOException {
    example = CompiledClasses.of(GeneratedCrds.sources(GeneratedCrds.EXAMPLE), classes);
    webhook = Webhook.serving(example.conversions());
    // Other tests have this CRD without its webhook.
    if (crds.get(CRD).isSuccess()) {
      crds.delete(CRD);
    }
    crds.create(example.resource("META-INF/crds/" + CRD + ".yaml")).orThrow();
    ObjectNode conversion = webhook.configuration();
    // In a cluster it is a service; here it listens on this machine.
    conversion.withObject("/webhook/clientConfig").putNull("service");
    ObjectNode patch = JsonNodeFactory.instance.objectNode();
    patch.putObject("spec").set("conversion", conversion);
    client.mergePatch(definitions().name(CRD), RequestBody.json(patch)).orThrow();
    crds.awaitServed(CRD);
    createPolicy();
  }

  @AfterAll
  void remove() throws IOException {
    for (String kind : List.of("mutatingadmissionpolicies", "mutatingadmissionpolicybindings")) {
      client.delete(ApiPath.resource("admissionregistration.k8s.io", "v1", kind).name(POLICY));
    }
    crds.delete(CRD);
    webhook.close();
    example.close();
  }

  @Test
  void theOldVersionIsReadAsTheNewOne() {
    create("v1alpha1", "old", "{'engine':'postgres','replicas':3,'backupHour':4}");

    assertThat(spec("v1", "old"))
        .isEqualTo(
            json(
                "{'engine':'postgres','size':3,"
                    + "'backup':{'enabled':true,'keep':7,'schedule':'0 4 * * *'}}"));
    assertThat(spec("v1alpha1", "old"))
        .isEqualTo(json("{'engine':'postgres','replicas':3,'backupHour':4}"));
  }

  @Test
  void anUpdateOfTheOldVersionLosesNothingOfTheNewOne() {
    create("v1", "updated", FULL);

    patch("v1alpha1", "updated", "{'replicas':6}");

    assertThat(spec("v1", "updated")).isEqualTo(json(FULL.replace("'size':5", "'size':6")));
  }

  @Test
  void whatHasNoHourIsShownAsTheFallbackUntilItIsChanged() {
    create("v1", "hook", FULL);
    assertThat(spec("v1alpha1", "hook").path("backupHour").intValue()).isEqualTo(3);

    patch("v1alpha1", "hook", "{'backupHour':5}");

    assertThat(spec("v1", "hook").path("backup").path("schedule").stringValue())
        .isEqualTo("0 5 * * *");
  }

  @Test
  void itsPolicyGuardsWhatIsKept() {
    create("v1", "guarded", FULL);
    int kept = kept(get("v1alpha1", "guarded"), "v1").size();
    assertThat(kept).isPositive();

    stripped("guarded");

    assertThat(spec("v1", "guarded")).isEqualTo(json(FULL));
    assertThat(kept(get("v1alpha1", "guarded"), "v1")).hasSize(kept);
  }

  private void createPolicy() throws IOException {
    for (String part :
        example.resource("META-INF/crd-policies/" + CRD + ".mutating.yaml").split("\n---\n", -1)) {
      String plural =
          part.contains("kind: MutatingAdmissionPolicyBinding")
              ? "mutatingadmissionpolicybindings"
              : "mutatingadmissionpolicies";
      client
          .create(
              ApiPath.resource("admissionregistration.k8s.io", "v1", plural),
              RequestBody.yaml(part))
          .orThrow();
    }
    // The server takes a policy up in its own time, and refuses updates for the first seconds.
    create("v1", "probe", FULL);
    Eventually.holds(
        () -> {
          boolean kept = stripped("probe").isSuccess() && spec("v1", "probe").equals(json(FULL));
          if (!kept) {
            client.delete(one("v1", "probe")).orThrow();
            create("v1", "probe", FULL);
          }
          return kept;
        });
  }

  /** Removes all annotations, as whoever may update the old version can. */
  private ApiResponse stripped(String name) {
    return client.mergePatch(
        one("v1alpha1", name), RequestBody.json("{\"metadata\":{\"annotations\":null}}"));
  }

  private static ApiPath definitions() {
    return ApiPath.resource("apiextensions.k8s.io", "v1", "customresourcedefinitions");
  }

  private static ApiPath one(String version, String name) {
    return ApiPath.resource(GROUP, version, "databases").namespace("default").name(name);
  }

  private JsonNode create(String version, String name, String spec) {
    return client
        .create(
            ApiPath.resource(GROUP, version, "databases").namespace("default"),
            RequestBody.json(
                json("{'apiVersion':'%s/%s','kind':'Database','metadata':{'name':'%s'},'spec':%s}"
                        .formatted(GROUP, version, name, spec))
                    .toString()))
        .orThrow();
  }

  private void patch(String version, String name, String spec) {
    client
        .mergePatch(one(version, name), RequestBody.json(json("{'spec':" + spec + "}").toString()))
        .orThrow();
  }

  private JsonNode get(String version, String name) {
    return client.get(one(version, name)).orThrow();
  }

  private JsonNode spec(String version, String name) {
    return get(version, name).path("spec");
  }
}
