package io.github.crd4j.rules.expressions;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.rules.SchemaNode;
import java.util.List;

/** The CEL rules of a node with their places. */
final class Validations {

  private static final int SHOWN = 40;

  private Validations() {}

  /** Looks at one CEL rule. */
  interface Action {
    void accept(ValidationRule rule, FieldPath path);
  }

  static void forEach(SchemaNode node, Action action) {
    List<ValidationRule> rules = node.schema().validations();
    for (int i = 0; i < rules.size(); i++) {
      action.accept(rules.get(i), node.at(Keyword.VALIDATIONS).index(i));
    }
  }

  /** What a message calls a rule: its first line, not too long. */
  static String name(ValidationRule rule) {
    String first = rule.rule().strip().lines().findFirst().orElse("");
    return "rule '" + (first.length() > SHOWN ? first.substring(0, SHOWN) + "…" : first) + "'";
  }

  static boolean hasLineBreak(String text) {
    return text.contains("\n") || text.contains("\r");
  }
}
