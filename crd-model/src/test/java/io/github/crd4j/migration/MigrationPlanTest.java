package io.github.crd4j.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.model.Crd;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlException;
import java.util.List;
import java.util.Objects;
import org.assertj.core.groups.Tuple;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MigrationPlanTest {

  private static final String V1ALPHA1 = "v1alpha1";
  private static final String V1 = "v1";

  @Test
  void movesFromOneVersionToTheNextWithoutAGap() {
    MigrationPlan plan = plan(topics("v1alpha1*"), List.of(V1ALPHA1), topics("v1*"), null);

    assertThat(plan.steps())
        .extracting(MigrationStep::id, MigrationPlanTest::served)
        .containsExactly(
            row("serve-both", "v1, v1alpha1*"),
            row("switch-storage", "v1*, v1alpha1"),
            row("migrate", ""),
            row("let-owners-go", ""),
            row("stop-serving", "v1*, (v1alpha1)"),
            row("drop-stored-versions", ""),
            row("apply", "v1*"));
    assertThat(plan.blockers())
        .containsExactly(
            "objects may be stored in v1alpha1: status.storedVersions names it",
            "objects may have fields that are owned in v1alpha1: none were given");
    assertThat(plan.isReady()).isFalse();
  }

  @Test
  void keepsTheOldVersionIfTheNewCrdDoes() {
    MigrationPlan plan =
        plan(topics("v1alpha1*"), List.of(V1ALPHA1), topics("v1*, v1alpha1"), null);

    assertThat(plan.steps())
        .extracting(MigrationStep::id, MigrationPlanTest::served)
        .containsExactly(
            row("serve-both", "v1, v1alpha1*"),
            row("switch-storage", "v1*, v1alpha1"),
            row("migrate", ""));
    assertThat(plan.blockers()).isEmpty();
  }

  @Test
  void hasNoStepThatIsDone() {
    MigrationPlan plan =
        plan(topics("v1*, v1alpha1"), List.of(V1), topics("v1*"), List.of(owned(V1)));

    assertThat(plan.steps()).extracting(MigrationStep::id).containsExactly("stop-serving", "apply");
    assertThat(plan.isReady()).isTrue();
  }

  @Test
  void isEmptyInTheEnd() {
    MigrationPlan plan = plan(topics("v1*"), List.of(V1), topics("v1*"), List.of());

    assertThat(plan.steps()).isEmpty();
    assertThat(plan.isReady()).isTrue();
    assertThat(MigrationText.of(plan)).endsWith("\nNothing is left to do.\n");
  }

  @Test
  void keepsAVersionThatManagedFieldsName() {
    MigrationPlan plan =
        plan(
            topics("v1*, (v1alpha1)"),
            List.of(V1),
            topics("v1*"),
            List.of(owned(V1ALPHA1, V1, V1ALPHA1)));

    assertThat(plan.isReady()).isFalse();
    assertThat(plan.blockers())
        .containsExactly("'shop/orders' has fields that m0, m2 owns in a version that goes");
    assertThat(plan.steps().get(0).commands())
        .containsExactly(
            "kubectl patch topics.example.com orders --namespace shop --type json --patch '"
                + "[{\"op\": \"test\", \"path\": \"/metadata/managedFields/2/manager\", \"value\": \"m2\"}, "
                + "{\"op\": \"test\", \"path\": \"/metadata/managedFields/2/apiVersion\", \"value\": \"example.com/v1alpha1\"}, "
                + "{\"op\": \"replace\", \"path\": \"/metadata/managedFields/2/apiVersion\", \"value\": \"example.com/v1\"}, "
                + "{\"op\": \"test\", \"path\": \"/metadata/managedFields/0/manager\", \"value\": \"m0\"}, "
                + "{\"op\": \"test\", \"path\": \"/metadata/managedFields/0/apiVersion\", \"value\": \"example.com/v1alpha1\"}, "
                + "{\"op\": \"replace\", \"path\": \"/metadata/managedFields/0/apiVersion\", \"value\": \"example.com/v1\"}]'");
  }

  @Test
  void removesAnEntryOfAManagerThatHasOneInTheVersionThatStays() {
    JsonObject twice = json(owned(V1, V1ALPHA1).toString().replace("m1", "m0"));

    assertThat(owners(twice).get(0).patch().toString())
        .endsWith("{\"op\": \"remove\", \"path\": \"/metadata/managedFields/1\"}]");
  }

  @Test
  void leavesObjectsOfOtherKindsAlone() {
    JsonObject other =
        json(owned(V1ALPHA1).toString().replace("\"kind\": \"Topic\"", "\"kind\": \"Queue\""));

    assertThat(owners(other)).isEmpty();
  }

  @Test
  void assumesTheWorstWithoutAStatus() {
    MigrationPlan plan =
        plan(topics("v1, v1alpha1*"), List.of(), topics("v1*, v1alpha1"), List.of());

    assertThat(plan.steps())
        .extracting(MigrationStep::id)
        .containsExactly("switch-storage", "migrate");
  }

  @Test
  void knowsNoWayToAnotherScopeOrName() {
    Crd cluster = crd(yaml("v1*").replace("Namespaced", "Cluster"));
    Crd queues = crd(yaml("v1*").replace("topics", "queues"));

    assertThat(plan(topics("v1*"), List.of(V1), cluster, null).obstacles())
        .containsExactly(
            "spec.scope changes from 'Namespaced' to 'Cluster', which the API server never allows:"
                + " give the new kind another name");
    assertThat(plan(topics("v1*"), List.of(V1), queues, null).obstacles())
        .containsExactly(
            "the CRDs are different ones: 'topics.example.com' and 'queues.example.com'");
  }

  @Test
  void readsAsAPage() {
    MigrationPlan plan = plan(topics("v1*"), List.of(V1, V1ALPHA1), topics("v1*"), null);

    assertThat(MigrationText.of(plan))
        .isEqualTo(
            """
            # Migration of topics.example.com

            ## 1. Rewrite every object in v1

            Kubernetes' own controller writes each object without a change, which stores it in v1.

                kubectl apply -f 1-migrate.yaml

            Before the next step:

                kubectl wait --for=condition=Succeeded --timeout=1h storageversionmigration/topics.example.com
                kubectl get crd topics.example.com -o jsonpath='{.status.storedVersions}' prints ["v1"]

            After a step, make the plan again with the CRD as it then is in the cluster: what is done is no longer in it.
            """);
    assertThat(Objects.requireNonNull(plan.steps().get(0).manifest()).text())
        .isEqualTo(
            """
            apiVersion: storagemigration.k8s.io/v1
            kind: StorageVersionMigration
            metadata:
              name: topics.example.com
            spec:
              resource:
                group: example.com
                resource: topics
            """);
  }

  private static List<FieldOwners> owners(JsonObject object) {
    return FieldOwners.find(topics("v1*"), List.of(V1ALPHA1), V1, List.of(object));
  }

  private static MigrationPlan plan(
      Crd old, List<String> stored, Crd now, @Nullable List<JsonObject> objects) {
    return MigrationPlan.of(new StorageState(old, stored, objects), now);
  }

  /** A CRD from {@code v1*, v1beta1, (v1alpha1)}: stored in v1, v1alpha1 not served. */
  private static Crd topics(String versions) {
    return crd(yaml(versions));
  }

  private static String yaml(String versions) {
    StringBuilder yaml =
        new StringBuilder(
            """
            apiVersion: apiextensions.k8s.io/v1
            kind: CustomResourceDefinition
            metadata: {name: topics.example.com}
            spec:
              group: example.com
              scope: Namespaced
              names: {plural: topics, kind: Topic}
              versions:
            """);
    for (String version : versions.split(", ", -1)) {
      yaml.append("  - name: ").append(version.replaceAll("[*()]", ""));
      yaml.append("\n    served: ").append(!version.startsWith("("));
      yaml.append("\n    storage: ").append(version.endsWith("*"));
      yaml.append("\n    schema: {openAPIV3Schema: {type: object}}\n");
    }
    return yaml.toString();
  }

  private static Crd crd(String yaml) {
    try {
      return CrdYamlReader.read("test.yaml", yaml).get(0).crd();
    } catch (YamlException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static String served(MigrationStep step) {
    if (step.manifest() == null || step.id().equals("migrate")) {
      return "";
    }
    return String.join(
        ", ",
        crd(step.manifest().text()).versions().stream()
            .map(
                version ->
                    (version.served() ? version.name() : "(" + version.name() + ")")
                        + (version.storage() ? "*" : ""))
            .toList());
  }

  private static Tuple row(String id, String versions) {
    return Tuple.tuple(id, versions);
  }

  private static JsonObject owned(String... versions) {
    StringBuilder fields = new StringBuilder();
    for (int i = 0; i < versions.length; i++) {
      fields
          .append(i == 0 ? "" : ", ")
          .append("{\"manager\": \"m" + i + "\", \"apiVersion\": \"example.com/")
          .append(versions[i])
          .append("\"}");
    }
    return json(
        "{\"apiVersion\": \"example.com/v1\", \"kind\": \"Topic\", \"metadata\": {\"name\":"
            + " \"orders\", \"namespace\": \"shop\", \"managedFields\": ["
            + fields
            + "]}}");
  }

  private static JsonObject json(String text) {
    try {
      return (JsonObject) JsonText.parseJson(text);
    } catch (JsonTextException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
