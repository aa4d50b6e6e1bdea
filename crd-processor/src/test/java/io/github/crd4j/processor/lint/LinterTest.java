package io.github.crd4j.processor.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.crd4j.cel.KubernetesVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class LinterTest {

  private static final String CRD =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: widgets.example.com}
      spec:
        group: example.com
        scope: Namespaced
        names: {plural: widgets, kind: Widget}
        versions:
        - name: v1
          served: true
          storage: true
          schema:
            openAPIV3Schema:
              type: object
              properties:
                spec:
                  type: object
                  properties:
                    x: {type: string}
      """;

  @TempDir Path temp;

  @Test
  void aGoodCrdHasNoFindings() throws IOException {
    LintResult result = lint(write("good.yaml", CRD));

    assertThat(result).isEqualTo(new LintResult(1, List.of(), List.of(), List.of()));
    assertThat(result.summary()).isEqualTo("0 errors and 0 warnings in 1 CRD");
  }

  @Test
  void findsCrdsInAllDocumentsOfAllFilesBelowADirectory() throws IOException {
    String bad = CRD.replace("x: {type: string}", "x: {type: strin}");
    write("chart/crds/a.yaml", "kind: ConfigMap\n---\n" + CRD + "---\n" + bad);
    write("chart/b.yml", bad);
    write("chart/c.json", "{\"kind\": \"List\", \"items\": []}");
    write("chart/README.md", "# not YAML: [");

    LintResult result = lint(temp.resolve("chart"));

    assertThat(result.crds()).isEqualTo(3);
    assertThat(result.refusals()).isEmpty();
    assertThat(result.findings())
        .extracting(LintFinding::location)
        .containsExactly(
            temp.resolve("chart/b.yml") + ":[19,19]",
            temp.resolve("chart/crds/a.yaml") + ":[41,19]");
  }

  @Test
  void findingsStandInTheOrderOfTheText() throws IOException {
    String bad =
        CRD.replace("scope: Namespaced", "scope: Namespace")
            .replace("plural: widgets", "plural: Widgets")
            .replace("x: {type: string}", "x: {type: strin}");

    LintResult result = lint(write("bad.yaml", bad));

    assertThat(result.findings())
        .extracting(found -> found.position().line())
        .isSorted()
        .contains(6, 7, 19);
  }

  @Test
  void theOldestServerDecidesWhichFunctionsThereAre() throws IOException {
    Path file =
        write(
            "semver.yaml",
            CRD.replace(
                "x: {type: string}",
                "x: {type: string, maxLength: 9, x-kubernetes-validations: [{rule: isSemver(self)}]}"));

    assertThat(Linter.lint(List.of(file), new KubernetesVersion(30)).findings())
        .extracting(found -> found.finding().rule())
        .containsExactly("CelFunctionTooNew");
    assertThat(Linter.lint(List.of(file), KubernetesVersion.NEWEST_KNOWN).findings()).isEmpty();
  }

  @Test
  void anUnknownFieldDoesNotHideTheRest() throws IOException {
    String bad =
        CRD.replace("type: string", "minLenght: 3, type: strin").replace("Namespaced", "None");

    assertThat(lint(write("bad.yaml", bad)).findings())
        .extracting(found -> found.finding().rule())
        .contains("UnknownField", "UnknownScope");
  }

  @Test
  void saysWhatCannotBeReadAndGoesOn() throws IOException {
    Path missing = temp.resolve("missing.yaml");
    Path other = write("other.yaml", "kind: ConfigMap\n");
    Path good = write("good.yaml", CRD);

    LintResult result = Linter.lint(List.of(missing, other, good), KubernetesVersion.DEFAULT);

    assertThat(result.crds()).isEqualTo(1);
    assertThat(result.refusals())
        .containsExactly(
            "cannot read '" + missing + "': it does not exist",
            "'" + other + "' has no CustomResourceDefinition; name its file or directory");
  }

  @Test
  void whatIsNotUtf8IsAFindingAtTheFirstWrongByte() throws IOException {
    Path file = temp.resolve("latin.yaml");
    Files.write(file, "kind: X\nname: Zo\u00eb\n".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(lint(file).findings())
        .singleElement()
        .satisfies(found -> assertThat(found.location()).endsWith("latin.yaml:[2,9]"))
        .satisfies(
            found -> assertThat(found.text()).isEqualTo("[MalformedYaml] file is not UTF-8 text"));
  }

  @Test
  @Timeout(30)
  void hostileFilesAreJudgedSoon() throws IOException {
    String deep = "[".repeat(10_000) + "]".repeat(10_000);
    String deepSchema = "{properties: {a: ".repeat(240) + "{type: string}" + "}}".repeat(240);
    String schema = CRD.replace("{type: string}", deepSchema);
    StringBuilder wide = new StringBuilder(CRD);
    while (wide.length() < 3_000_000) {
      wide.append("              p").append(wide.length()).append(": {type: strin}\n");
    }
    String rule = "(".repeat(5000) + "self" + ")".repeat(5000) + " == \\\"a\\\"";
    String cel =
        CRD.replace(
            "{type: string}",
            "{type: string, x-kubernetes-validations: [{rule: \"" + rule + "\"}]}");
    String pattern =
        CRD.replace(
            "{type: string}", "{type: string, pattern: '" + "(a{1,99}){1,9}".repeat(99) + "'}");
    for (String text :
        List.of(
            deep,
            schema,
            wide.toString(),
            cel,
            pattern,
            CRD + "  group: twice.example.com\n",
            "a: &a [x,x,x]\nb: &b [*a,*a,*a]\n".repeat(2) + "\0")) {
      Path file = write("hostile.yaml", text);
      assertThatCode(() -> assertThat(lint(file).refusals()).isEmpty())
          .as(text.substring(0, Math.min(text.length(), 40)))
          .doesNotThrowAnyException();
    }
  }

  private Path write(String name, String text) throws IOException {
    Path file = temp.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static LintResult lint(Path path) {
    return Linter.lint(List.of(path), KubernetesVersion.DEFAULT);
  }
}
