package io.github.crd4j.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** We refuse what the API server refuses, for the same fields, and nothing else. */
class ServerCasesTest {

  static List<ServerCase> refused() {
    return Stream.of("crds-refused.txt", "crds-refused-more.txt")
        .flatMap(file -> ServerCase.refused(file).stream())
        .filter(ServerCasesTest::isOurs)
        .toList();
  }

  static List<ServerCase> accepted() {
    return Stream.of("crds-accepted.txt", "crds-accepted-more.txt")
        .flatMap(file -> ServerCase.accepted(file).stream())
        .toList();
  }

  /** Cases whose error is in an expression: those are for the CEL checks. */
  private static boolean isOurs(ServerCase line) {
    return line.topic().matches("CEL-[1-6]") || !line.topic().matches("(CEL|COST)-.*");
  }

  @ParameterizedTest
  @MethodSource
  void refused(ServerCase line) {
    Placement.Placed placed = Placement.place(line.form(), line.yaml());

    List<Finding> findings = ServerRules.check(placed.crd()).all();
    if (line.fields().equals(Set.of("decode"))) {
      boolean isConversion =
          findings.stream().anyMatch(finding -> finding.rule().equals("MalformedConversion"));
      assertThat(isConversion || !placed.problems().isEmpty()).isTrue();
    } else {
      assertThat(placed.problems()).isEmpty();
      assertThat(ServerPaths.of(placed.crd(), findings))
          .as("%s", findings)
          .isEqualTo(line.fields());
    }
  }

  @ParameterizedTest
  @MethodSource
  void accepted(ServerCase line) {
    Placement.Placed placed = Placement.place(line.form(), line.yaml());

    assertThat(placed.problems()).isEmpty();
    assertThat(ServerRules.check(placed.crd()).all().stream().filter(Finding::isError)).isEmpty();
  }
}
