package io.github.crd4j.rules.expressions;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.Suggestion;
import java.util.List;
import java.util.Set;

/** A CEL rule fails for one of four reasons. */
public final class UnknownReason implements Rule {

  private static final List<String> REASONS =
      List.of(
          "FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid", "FieldValueRequired");

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.VALIDATIONS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Validations.forEach(
        node,
        (rule, path) -> {
          String reason = rule.reason();
          if (reason != null && !REASONS.contains(reason)) {
            report.error(
                path.field("reason"),
                Validations.name(rule)
                    + " has the unknown reason '"
                    + reason
                    + "'"
                    + suggestion(reason),
                ServerAnswer.unsupported(REASONS));
          }
        });
  }

  private static String suggestion(String reason) {
    return REASONS.contains("FieldValue" + reason)
        ? "; did you mean 'FieldValue" + reason + "'?"
        : Suggestion.didYouMean(reason, REASONS);
  }
}
