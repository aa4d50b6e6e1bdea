package io.github.crd4j.cel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Findings;
import io.github.crd4j.rules.ServerRules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the server refuses we refuse, what it accepts we accept. */
class ServerVerdictTest {

  @Test
  void rulesGetTheVerdictOfTheServer() {
    List<String> wrong = new ArrayList<>();
    for (List<String> line : Cases.read("cel-check.txt", 3)) {
      compare(line, line.get(0), line.get(1).equals("good"), line.get(2), wrong);
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void crdsThatTheServerRefusesForTheirRulesAreRefused() {
    List<String> wrong = new ArrayList<>();
    for (List<String> line : Cases.read("cel-refused.txt", 4)) {
      compare(line, line.get(2), false, line.get(3), wrong);
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void crdsThatTheServerAcceptsWithTheirRulesAreAccepted() {
    List<String> wrong = new ArrayList<>();
    for (List<String> line : Cases.read("cel-accepted.txt", 4)) {
      compare(line, line.get(2), true, line.get(3), wrong);
    }
    assertThat(wrong).isEmpty();
  }

  private static void compare(
      List<String> line, String form, boolean good, String schema, List<String> wrong) {
    Findings findings =
        ServerRules.check(Cases.crd(form, Cases.schema(schema)), new CelRules(Cases.SERVER));
    if (findings.hasErrors() == good) {
      wrong.add(line + "\n    " + findings.all().stream().map(Finding::headline).toList());
    }
  }
}
