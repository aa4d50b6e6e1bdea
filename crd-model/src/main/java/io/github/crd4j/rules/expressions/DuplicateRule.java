package io.github.crd4j.rules.expressions;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.HashSet;
import java.util.Set;

/** Server-side apply tells CEL rules apart by their text. */
public final class DuplicateRule implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.VALIDATIONS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Set<String> seen = new HashSet<>();
    Validations.forEach(
        node,
        (rule, path) -> {
          if (!rule.rule().isBlank() && !seen.add(rule.rule())) {
            report.warning(
                path.field("rule"),
                Validations.name(rule) + " of " + node.displayName() + " is there twice",
                "the API server takes the CRD, but not by server-side apply, where rules are a map"
                    + " with the text of the rule as key",
                "remove one");
          }
        });
  }
}
