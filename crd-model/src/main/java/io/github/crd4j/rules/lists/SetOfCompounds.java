package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.Set;

/** A set of objects or lists is accepted, but much that handles sets does not handle it. */
public final class SetOfCompounds implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema items = node.schema().items();
    if (items != null
        && "set".equals(node.schema().listType())
        && (items.isType("array") || items.isType("object"))
        && !GranularSetItems.isGranular(items)) {
      report.warning(
          node.at(Keyword.LIST_TYPE),
          node.displayName() + " is a set of " + items.type() + "s",
          "the API server warns: x-kubernetes-list-type: set for items of type \""
              + items.type()
              + "\" is not supported by server-side apply or CEL validation rules",
          items.isType("object")
              ? "use x-kubernetes-list-type: map with the keys of the objects, or atomic"
              : "use x-kubernetes-list-type: atomic");
    }
  }
}
