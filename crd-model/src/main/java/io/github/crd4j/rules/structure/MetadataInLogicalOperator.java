package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** Nothing named {@code metadata} may be mentioned in a logical operator, wherever it is. */
public final class MetadataInLogicalOperator implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.PROPERTIES);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (node.isInLogicalOperator() && node.schema().properties().containsKey("metadata")) {
      report.error(
          node.at(Keyword.PROPERTIES).key("metadata"),
          "'metadata' stands in " + node.displayName(),
          "this holds for every property of that name, also where it is not that of a resource",
          ServerAnswer.forbidden("must not be specified in a nested context"),
          "use a rule in x-kubernetes-validations, or rename the property");
    }
  }
}
