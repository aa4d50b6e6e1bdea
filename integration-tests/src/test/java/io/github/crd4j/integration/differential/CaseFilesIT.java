package io.github.crd4j.integration.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.rules.Placement;
import io.github.crd4j.rules.ServerCase;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The case files of the unit tests say what this API server says. */
@WithApiServer
class CaseFilesIT {

  private final CrdJudges judges;

  CaseFilesIT(ApiClient client) {
    this.judges = new CrdJudges(client);
  }

  @Test
  void theServerRefusesTheCrdsForTheFieldsThatTheFilesName() {
    List<String> wrong = new ArrayList<>();
    for (String file : List.of("crds-refused.txt", "crds-refused-more.txt")) {
      for (ServerCase line : ServerCase.refused(file)) {
        Verdict verdict = judges.theirs(Placement.json(line.form(), line.yaml()));
        if (!verdict.fields().equals(line.fields())) {
          wrong.add(line + "\n    " + verdict);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void theServerTakesTheCrdsThatTheFilesSayItTakes() {
    List<String> wrong = new ArrayList<>();
    for (String file : List.of("crds-accepted.txt", "crds-accepted-more.txt")) {
      for (ServerCase line : ServerCase.accepted(file)) {
        compare(line.form(), line.yaml(), true, wrong);
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void theServerJudgesExpressionsAsTheFilesSay() {
    List<String> wrong = new ArrayList<>();
    lines("cel-check.txt", 3)
        .forEach(line -> compare(line[0], line[2], line[1].equals("good"), wrong));
    lines("cel-refused.txt", 4).forEach(line -> compare(line[2], line[3], false, wrong));
    lines("cel-accepted.txt", 4).forEach(line -> compare(line[2], line[3], true, wrong));
    assertThat(wrong).isEmpty();
  }

  private void compare(String form, String yaml, boolean isGood, List<String> wrong) {
    Verdict verdict = judges.theirs(Placement.json(form, yaml));
    if (verdict.fields().isEmpty() != isGood) {
      wrong.add(yaml + "\n    " + verdict);
    }
  }

  private static List<String[]> lines(String file, int columns) {
    try (InputStream in =
        Objects.requireNonNull(CaseFilesIT.class.getResourceAsStream("/cases/" + file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split(" \\| ", columns))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
