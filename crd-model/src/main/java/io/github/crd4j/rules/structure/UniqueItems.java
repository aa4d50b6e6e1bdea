package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** Uniqueness of items is the business of list types. */
public final class UniqueItems implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.UNIQUE_ITEMS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (node.schema().has(Keyword.UNIQUE_ITEMS)) {
      report.error(
          node.at(Keyword.UNIQUE_ITEMS),
          node.displayName() + " says uniqueItems: true",
          ServerAnswer.forbidden(
              "uniqueItems cannot be set to true since the runtime complexity becomes quadratic"),
          "say x-kubernetes-list-type: set");
    }
  }
}
