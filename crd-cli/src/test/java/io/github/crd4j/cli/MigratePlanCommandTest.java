package io.github.crd4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MigratePlanCommandTest {

  private static final String HEAD =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: topics.example.com}
      spec:
        group: example.com
        scope: Namespaced
        names: {plural: topics, kind: Topic}
        versions:
      """;

  private static final String V1 =
      "  - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}\n";

  private static final String V1ALPHA1 =
      "  - {name: v1alpha1, served: false, storage: false,"
          + " schema: {openAPIV3Schema: {type: object}}}\n";

  private static final String OBJECTS =
      """
      {"kind": "List", "apiVersion": "v1", "items": [
        {"apiVersion": "example.com/v1", "kind": "Topic",
         "metadata": {"name": "orders", "namespace": "shop",
           "managedFields": [{"manager": "ci", "apiVersion": "example.com/VERSION"}]}}]}
      """;

  @TempDir Path temp;
  private Path now;

  @BeforeEach
  void writeNewCrd() throws IOException {
    now = CommandRun.write(temp, "new.yaml", HEAD + V1);
  }

  @Test
  void letsAVersionGoThatNothingNeeds() throws IOException {
    CommandRun run =
        CommandRun.of(
            "migrate-plan", inCluster("[v1]"), now, "--check", "--objects", objects("v1"));

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("## 1. Apply the new CRD").doesNotContain("## 2.");
  }

  @Test
  void refusesToRemoveAVersionThatIsStored() throws IOException {
    CommandRun run =
        CommandRun.of(
            "migrate-plan",
            inCluster("[v1alpha1, v1]"),
            now,
            "--check",
            "--objects",
            objects("v1"));

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("- objects may be stored in v1alpha1: status.storedVersions names it\n");
  }

  @Test
  void refusesToRemoveAVersionInWhichFieldsAreOwned() throws IOException {
    CommandRun run =
        CommandRun.of(
            "migrate-plan",
            inCluster("[v1]"),
            now,
            "--check",
            "--objects",
            objects("v1alpha1"),
            "--output",
            "json");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("\"ready\" : false")
        .contains("'shop/orders' has fields that ci owns in a version that goes")
        .contains("\"id\" : \"let-owners-go\"");
  }

  @Test
  void writesTheFilesThatTheStepsApply() throws IOException {
    CommandRun run =
        CommandRun.of(
            "migrate-plan", inCluster("[v1alpha1, v1]"), now, "-o", temp.resolve("steps"));

    assertThat(run.code()).isZero();
    assertThat(temp.resolve("steps/topics.example.com"))
        .isDirectoryContaining("glob:**/README.md")
        .isDirectoryContaining("glob:**/1-migrate.yaml")
        .isDirectoryContaining("glob:**/4-apply.yaml");
  }

  @Test
  void needsACrdThatIsInBoth() throws IOException {
    Path other = CommandRun.write(temp, "other.yaml", (HEAD + V1).replace("topics", "queues"));

    CommandRun run = CommandRun.of("migrate-plan", other, now);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).startsWith("crd4j: no CRD is in both '");
  }

  private Path inCluster(String stored) throws IOException {
    return CommandRun.write(
        temp, "old.yaml", HEAD + V1 + V1ALPHA1 + "status: {storedVersions: " + stored + "}\n");
  }

  private Path objects(String version) throws IOException {
    return CommandRun.write(temp, "objects.json", OBJECTS.replace("VERSION", version));
  }
}
