package io.github.crd4j.admit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** From what is sent to what is stored or answered, word for word as the API server. */
class AdmissionCasesTest {

  record Case(
      String name, String properties, String in, String out, String unknown, List<String> errors) {

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Case> cases() throws IOException {
    List<Case> cases = new ArrayList<>();
    try (InputStream in =
        Objects.requireNonNull(
            AdmissionCasesTest.class.getResourceAsStream("/cases/admission.txt"))) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (line.startsWith("    ! ")) {
          cases.get(cases.size() - 1).errors().add(line.substring(6));
        } else if (!line.startsWith("#")) {
          String[] c = line.split(" \\| ", -1);
          String unknown = c.length > 4 && c[4].startsWith("unknown") ? c[4] : "unknown []";
          cases.add(
              new Case(
                  c[0],
                  c[1],
                  c[2].substring(3),
                  c[3].substring(4),
                  unknown.replaceAll("^unknown \\[|\\]$", ""),
                  new ArrayList<>()));
        }
      }
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isWhatTheServerMakesOfTheObject(Case line) {
    Admission admission = Crds.admission(line.properties(), "{}");

    Admitted admitted = admission.create(Crds.widget(line.in()));

    assertThat(admitted.stored()).isEqualTo(Crds.widget(line.out()));
    assertThat(admitted.pruned().stream().map(Object::toString).sorted())
        .isEqualTo(line.unknown().isEmpty() ? List.of() : List.of(line.unknown().split(" ", -1)));
    assertThat(
            admitted.errors().stream().map(AdmissionCasesTest::shown).collect(Collectors.toSet()))
        .containsExactlyInAnyOrderElementsOf(line.errors());
  }

  private static String shown(AdmissionError error) {
    return error.path().isEmpty() ? "(no path) " + error.message() : error.toString();
  }
}
