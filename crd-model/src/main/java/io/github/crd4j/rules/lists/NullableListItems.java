package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** The items of a set or map are told apart, which null cannot be. */
public final class NullableListItems implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    String type = node.schema().listType();
    Schema items = node.schema().items();
    if (items != null && items.isNullable() && ("set".equals(type) || "map".equals(type))) {
      report.error(
          node.at(Keyword.ITEMS).field("nullable"),
          node.displayName() + " is a list of type " + type + " with nullable items",
          ServerAnswer.forbidden("cannot be nullable when x-kubernetes-list-type is " + type),
          "remove nullable from the items");
    }
  }
}
