package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrList;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** The items of a list of type map are objects, which have the keys. */
public final class ListMapItemsNotObject implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (!"map".equals(node.schema().listType())) {
      return;
    }
    SchemaOrList items = node.schema().get(Keyword.ITEMS);
    if (items == null) {
      report.error(
          node.at(Keyword.ITEMS),
          node.displayName() + " is a list of type map without items",
          ServerAnswer.required("must have a schema if x-kubernetes-list-type is map"));
      return;
    }
    Schema item = items.schema();
    if (item != null && !item.isType("object")) {
      report.error(
          node.at(Keyword.ITEMS).field("type"),
          node.displayName()
              + " is a list of type map, but its items "
              + (item.type() == null ? "have no type" : "are of type " + item.type()),
          ServerAnswer.invalid("must be object if parent array's x-kubernetes-list-type is map"),
          "for unique scalars say x-kubernetes-list-type: set");
    }
  }
}
