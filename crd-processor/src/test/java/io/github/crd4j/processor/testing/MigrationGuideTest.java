package io.github.crd4j.processor.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The guide for those who come from fabric8's generator names a test for each defect. */
class MigrationGuideTest {

  private static final Path DOCS = Path.of("..", "docs");
  private static final Path SAMPLES = Path.of("src/test/resources/samples/fabric8");

  /** A line of the table: number, and the link in its last column. */
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\|.*\\]\\(([^)]+)\\) \\|$");

  private static List<MatchResult> rows() throws IOException {
    String guide = Files.readString(DOCS.resolve("migrate-from-fabric8.md"));
    return ROW.matcher(guide).results().toList();
  }

  @Test
  void everyDefectHasItsTest() throws IOException {
    assertThat(rows().stream().map(row -> Integer.valueOf(row.group(1))))
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 32).boxed().toList());
    for (MatchResult row : rows()) {
      assertThat(DOCS.resolve(row.group(2))).exists();
    }
  }

  @Test
  void everyTestOfADefectIsListedUnderItsNumber() throws IOException {
    List<String> listed = rows().stream().map(row -> row.group(1) + " " + row.group(2)).toList();
    try (Stream<Path> samples = Files.list(SAMPLES)) {
      for (String name : samples.map(sample -> sample.getFileName().toString()).toList()) {
        if (Character.isDigit(name.charAt(0))) {
          int number = Integer.parseInt(name.substring(0, 2));
          assertThat(listed)
              .anyMatch(row -> row.startsWith(number + " ") && row.endsWith("fabric8/" + name));
        }
      }
    }
  }
}
