package io.github.crd4j.rules.expressions;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** An expression that makes a message says something. */
public final class BlankMessageExpression implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.VALIDATIONS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Validations.forEach(
        node,
        (rule, path) -> {
          if (!rule.messageExpression().isEmpty() && rule.messageExpression().isBlank()) {
            report.error(
                path.field("messageExpression"),
                "the messageExpression of " + Validations.name(rule) + " is blank",
                ServerAnswer.required("messageExpression must be non-empty if specified"),
                "leave it out");
          }
        });
  }
}
