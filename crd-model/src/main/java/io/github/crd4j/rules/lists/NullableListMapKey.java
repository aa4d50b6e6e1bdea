package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** A list-map key is never null. */
public final class NullableListMapKey implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_MAP_KEYS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    ListMapKeys.forEach(
        node,
        (key, property, path) -> {
          if (property.isNullable()) {
            report.error(
                path.field("nullable"),
                "list-map key '" + key + "' of " + node.displayName() + " is nullable",
                ServerAnswer.forbidden(
                    "this property is in x-kubernetes-list-map-keys, so it cannot be nullable"),
                "remove nullable from '" + key + "'");
          }
        });
  }
}
