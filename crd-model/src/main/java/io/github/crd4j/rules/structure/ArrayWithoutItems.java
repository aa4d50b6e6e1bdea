package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** An array says what its items are. */
public final class ArrayWithoutItems implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (!node.isInLogicalOperator()
        && node.schema().isType("array")
        && node.schema().items() == null) {
      report.error(
          node.at(Keyword.ITEMS),
          node.displayName() + " is an array, but does not say of what",
          ServerAnswer.required("must be specified"),
          "add items, such as items: {type: string}");
    }
  }
}
