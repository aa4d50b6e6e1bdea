package io.github.crd4j.rules.expressions;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** Without a message the rule itself is shown, for which it must be one line. */
public final class MultilineRuleWithoutMessage implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.VALIDATIONS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Validations.forEach(
        node,
        (rule, path) -> {
          if (Validations.hasLineBreak(rule.rule().strip()) && rule.message().isEmpty()) {
            report.error(
                path.field("message"),
                Validations.name(rule) + " has more than one line, but no message",
                "a messageExpression does not replace it",
                ServerAnswer.required("message must be specified if rule contains line breaks"));
          }
        });
  }
}
