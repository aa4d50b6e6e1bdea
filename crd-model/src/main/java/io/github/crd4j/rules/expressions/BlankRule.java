package io.github.crd4j.rules.expressions;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** A CEL rule says something. */
public final class BlankRule implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.VALIDATIONS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Validations.forEach(
        node,
        (rule, path) -> {
          if (rule.rule().isBlank()) {
            report.error(
                path.field("rule"),
                "a rule of " + node.displayName() + " is empty",
                ServerAnswer.required("rule is not specified"));
          }
        });
  }
}
