package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.SchemaOrList;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** All items of an array have the same schema. */
public final class ItemsIsList implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.ITEMS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    SchemaOrList items = node.schema().get(Keyword.ITEMS);
    if (items != null && !items.list().isEmpty()) {
      report.error(
          node.at(Keyword.ITEMS),
          node.displayName() + " has one schema for each item",
          ServerAnswer.forbidden("items must be a schema object and not an array"),
          "give one schema for all items, or use an object with a property for each");
    }
  }
}
