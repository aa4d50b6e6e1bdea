package io.github.crd4j.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No keyword wakes a rule too few: asleep, it would have nothing to say. */
class WakefulRulesTest {

  static List<ServerCase> cases() {
    return Stream.of("crds-refused.txt", "crds-refused-more.txt")
        .flatMap(file -> ServerCase.refused(file).stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aRuleThatIsNotWokenFindsNothing(ServerCase line) {
    Findings missed = new Findings();
    var crd = Placement.place(line.form(), line.yaml()).crd();
    for (int i = 0; i < crd.versions().size(); i++) {
      SchemaNode root = SchemaNode.root(crd, i);
      if (root != null) {
        visit(root, missed);
      }
    }

    assertThat(missed.all()).isEmpty();
  }

  private static void visit(SchemaNode node, Findings missed) {
    for (Rule rule : ServerRules.ALL) {
      if (!WakefulRules.wakes(node.schema().keywordBits(), rule)) {
        rule.check(node, new Report(rule, missed));
      }
    }
    node.children().forEach(child -> visit(child, missed));
  }
}
