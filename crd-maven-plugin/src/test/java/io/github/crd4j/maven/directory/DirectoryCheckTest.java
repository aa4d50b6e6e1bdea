package io.github.crd4j.maven.directory;

import static io.github.crd4j.maven.directory.CrdFiles.crd;
import static io.github.crd4j.maven.directory.CrdFiles.directory;
import static io.github.crd4j.maven.directory.CrdFiles.files;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.yaml.CrdYamlWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DirectoryCheckTest {

  private static final String FILE = "topics.example.com.yaml";

  @TempDir Path path;

  @Test
  void sameFilesHaveNoDifferences() throws IOException {
    assertThat(check(crd("topics", 1), crd("topics", 1)).differences()).isEmpty();
    assertThat(check(crd("topics", 1).replace("\n", "\r\n"), crd("topics", 1)).differences())
        .isEmpty();
  }

  @Test
  void aStaleFileIsShownByMeaning() throws IOException {
    DirectoryCheck.Result result = check(crd("topics", 0), crd("topics", 1));
    assertThat(result.size()).isEqualTo(1);
    assertThat(result.differences())
        .containsExactly(
            Difference.stale(
                FILE,
                List.of(
                    "@@ spec.versions[v1] … properties.spec.properties.replicas",
                    "-  minimum: 0",
                    "+  minimum: 1")));
  }

  @Test
  void missingFilesAndOrphansAreReportedTogether() throws IOException {
    DirectoryCheck.Result result =
        DirectoryCheck.run(
            directory(path, "old.example.com.yaml", crd("old", 1)),
            files(FILE, crd("topics", 1)),
            CrdFilter.ALL);
    assertThat(result.size()).isEqualTo(2);
    assertThat(result.differences())
        .containsExactly(Difference.orphan("old.example.com.yaml"), Difference.missing(FILE));
  }

  @Test
  void anEditThatMeansNothingIsStillAnEdit() throws IOException {
    String edited = crd("topics", 1).replace("kind: Custom", "# by hand\nkind: Custom");
    assertThat(check(edited, crd("topics", 1)).differences())
        .containsExactly(
            Difference.stale(
                FILE, List.of("means the same, but was edited: comments, order or layout")));
  }

  @Test
  void anUnknownFieldThatWasAddedByHandIsShown() throws IOException {
    String edited = crd("topics", 1).replace("spec:\n  versions", "spec:\n  extra: x\n  versions");
    assertThat(check(edited, crd("topics", 1)).differences())
        .flatExtracting(Difference::details)
        .containsExactly("@@ spec", "-  extra: x");
  }

  @Test
  void brokenYamlIsNamedWithItsPlace() throws IOException {
    assertThat(check(CrdYamlWriter.HEADER + "\na: [1\n", crd("topics", 1)).differences())
        .singleElement()
        .satisfies(
            difference -> {
              assertThat(difference.updatable()).isTrue();
              assertThat(difference.details().get(0))
                  .startsWith(path.resolve(FILE) + ":[")
                  .contains("] [MalformedYaml] ");
            });
    assertThat(check(CrdYamlWriter.HEADER + "\n", crd("topics", 1)).differences())
        .flatExtracting(Difference::details)
        .containsExactly("is not the one CRD that crd4j writes into a file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [           | 10000   | [2,501]     | nested more than 500 levels deep
          - a\\n        | 1100000 | [1048577,3] | more than 1048576 values
          a: 1\\n      | 2       | [3,1]       | duplicate key 'a', which line 2 gives too
          &a [*a]     | 1       | [2,5]       | anchor 'a' contains itself
          \\0          | 1       | [2,1]       | character U+0000 is not allowed in YAML
          """)
  @Timeout(20)
  void filesMadeToHurtAreNamedWithTheirPlace(
      String part, int times, String position, String problem) throws IOException {
    String text = part.replace("\\n", "\n").replace("\\0", "\0").repeat(times);
    DirectoryCheck.Result result =
        DirectoryCheck.run(
            directory(path, FILE, CrdYamlWriter.HEADER + "\n" + text, "foreign.yaml", "#\n" + text),
            files(FILE, crd("topics", 1)),
            CrdFilter.ALL);
    String finding = ":" + position + " [MalformedYaml] " + problem;
    assertThat(result.differences())
        .flatExtracting(Difference::details)
        .containsExactly(path.resolve("foreign.yaml") + finding, path.resolve(FILE) + finding);
  }

  @Test
  void filesOfOthersAreLeftAloneUnlessTheyAreInTheWay() throws IOException {
    DirectoryCheck.Result result =
        DirectoryCheck.run(
            directory(
                path,
                FILE,
                "by: hand\n",
                "broken.yaml",
                "a: [1\n",
                "copy.yaml",
                crd("users", 1).replace(CrdYamlWriter.HEADER, "# mine"),
                "other.yaml",
                "by: hand\n",
                "users.example.com.yaml",
                crd("users", 1)),
            files(FILE, crd("topics", 1), "users.example.com.yaml", crd("users", 1)),
            CrdFilter.ALL);
    assertThat(result.differences())
        .extracting(difference -> difference.file() + " " + difference.problem())
        .containsExactly(
            "broken.yaml is not YAML",
            "copy.yaml defines users.example.com, as users.example.com.yaml does",
            FILE + " was not written by crd4j, which makes a file of this name");
    assertThat(result.differences()).noneMatch(Difference::updatable);
  }

  @Test
  void longDifferencesAreCut() throws IOException {
    StringBuilder more = new StringBuilder();
    for (int i = 0; i < 100; i++) {
      more.append("extra").append(i).append(": x\n");
    }
    assertThat(check(crd("topics", 1) + more, crd("topics", 1)).differences().get(0).details())
        .hasSize(DirectoryCheck.MAX_DETAILS + 1)
        .endsWith("and 41 more lines");
  }

  @Test
  void filesThatTheFilterDoesNotChooseAreNotLookedAt() throws IOException {
    DirectoryCheck.Result result =
        DirectoryCheck.run(
            directory(path, "old.example.com.yaml", crd("old", 1)),
            files(FILE, crd("topics", 1)),
            new CrdFilter(List.of(), List.of("*.example.com")));
    assertThat(result).isEqualTo(new DirectoryCheck.Result(List.of(), 0));
  }

  private DirectoryCheck.Result check(String existing, String made) throws IOException {
    return DirectoryCheck.run(directory(path, FILE, existing), files(FILE, made), CrdFilter.ALL);
  }
}
