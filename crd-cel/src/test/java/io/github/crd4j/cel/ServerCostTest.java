package io.github.crd4j.cel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.rules.Findings;
import io.github.crd4j.rules.ServerRules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Our estimates are the server's, to the unit. */
class ServerCostTest {

  @Test
  void costsAreThoseOfTheServer() {
    List<String> wrong = new ArrayList<>();
    for (List<String> line : Cases.read("cel-cost.txt", 3)) {
      List<RuleCost> costs = new ArrayList<>();
      Findings findings =
          ServerRules.check(
              Cases.crd(line.get(0), Cases.schema(line.get(2))),
              new CelRules(Cases.SERVER, costs::add));
      String ours = summary(costs, findings.hasErrors());
      if (!ours.equals(line.get(1).replaceAll(" / [0-9]+ / ([0-9]+ / (good|bad))$", " / $1"))) {
        wrong.add(ours + " instead of " + line);
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static String summary(List<RuleCost> costs, boolean bad) {
    RuleCost rule = costs.get(0);
    long message = costs.size() > 1 ? costs.get(1).cost() : 0;
    Long cardinality = rule.cardinality();
    return Long.toUnsignedString(rule.cost())
        + " / "
        + (cardinality == null ? "unbounded" : Long.toUnsignedString(cardinality))
        + " / "
        + Long.toUnsignedString(message)
        + " / "
        + (bad ? "bad" : "good");
  }
}
