package io.github.crd4j.rules.expressions;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** The message of a CEL rule is one line. */
public final class MalformedMessage implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.VALIDATIONS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Validations.forEach(
        node,
        (rule, path) -> {
          if (rule.rule().isBlank() || rule.message().isEmpty()) {
            return;
          }
          if (rule.message().isBlank()) {
            report.error(
                path.field("message"),
                "the message of " + Validations.name(rule) + " is blank",
                ServerAnswer.invalid("must be non-empty if specified"),
                "leave it out, or say what the user has to do");
          } else if (Validations.hasLineBreak(rule.message().strip())) {
            report.error(
                path.field("message"),
                "the message of " + Validations.name(rule) + " has more than one line",
                ServerAnswer.invalid("must not contain line breaks"));
          }
        });
  }
}
