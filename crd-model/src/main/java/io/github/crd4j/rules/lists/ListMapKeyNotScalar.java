package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** A list-map key is compared, so it is a scalar. */
public final class ListMapKeyNotScalar implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_MAP_KEYS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema item = ListMapKeys.item(node);
    if (item == null || !item.isType("object")) {
      return;
    }
    ListMapKeys.forEach(
        node,
        (key, property, path) -> {
          if (property.isType("array") || property.isType("object")) {
            report.error(
                path.field("type"),
                "list-map key '"
                    + key
                    + "' of "
                    + node.displayName()
                    + " is of type "
                    + property.type(),
                ServerAnswer.invalid(
                    "must be a scalar type if parent array's x-kubernetes-list-type is map"));
          }
        });
  }
}
