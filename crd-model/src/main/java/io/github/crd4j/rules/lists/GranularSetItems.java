package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** The items of a set are compared as a whole, so they must be atomic. */
public final class GranularSetItems implements Rule {

  private static final String WHY =
      "must be atomic as item of a list with x-kubernetes-list-type=set";

  /** Whether {@code items} cannot be those of a set. */
  static boolean isGranular(Schema items) {
    String listType = items.listType();
    return items.isType("array")
        ? listType != null && !listType.equals("atomic")
        : items.isType("object") && !"atomic".equals(items.mapType());
  }

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema items = node.schema().items();
    if (items == null
        || !"set".equals(node.schema().listType())
        || !node.schema().isType("array")) {
      return;
    }
    if (!isGranular(items)) {
      return;
    }
    if (items.isType("array")) {
      report.error(
          node.at(Keyword.ITEMS).field(Keyword.LIST_TYPE.keyword()),
          node.displayName() + " is a set of lists of type '" + items.listType() + "'",
          ServerAnswer.invalid(WHY),
          "leave x-kubernetes-list-type of the items out");
    } else {
      report.error(
          node.at(Keyword.ITEMS).field(Keyword.MAP_TYPE.keyword()),
          node.displayName() + " is a set of objects that are not atomic",
          ServerAnswer.invalid(WHY),
          "use a list of type map with the key of the objects, or say x-kubernetes-map-type: atomic"
              + " on the items");
    }
  }
}
