package io.github.crd4j.cel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Our estimates are the server's, to the unit. */
class ServerCostTest {

  @Test
  void costsAreThoseOfTheServer() {
    List<String> wrong = new ArrayList<>();
    for (List<String> line : Cases.read("cel-cost.txt", 3)) {
      CelRules.Result result =
          CelRules.check(
              Cases.crd(line.get(0), Cases.schema(line.get(2))), Cases.SERVER, List.of());
      String ours = summary(result);
      if (!ours.equals(line.get(1).replaceAll(" / [0-9]+ / ([0-9]+ / (good|bad))$", " / $1"))) {
        wrong.add(ours + " instead of " + line);
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static String summary(CelRules.Result result) {
    RuleCost rule = result.costs().get(0);
    long message = result.costs().size() > 1 ? result.costs().get(1).cost() : 0;
    Long cardinality = rule.cardinality();
    return Long.toUnsignedString(rule.cost())
        + " / "
        + (cardinality == null ? "unbounded" : Long.toUnsignedString(cardinality))
        + " / "
        + Long.toUnsignedString(message)
        + " / "
        + (result.findings().hasErrors() ? "bad" : "good");
  }
}
