package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** Every item of a list of type map has all keys. */
public final class OptionalListMapKey implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_MAP_KEYS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema item = ListMapKeys.item(node);
    if (item == null) {
      return;
    }
    ListMapKeys.forEach(
        node,
        (key, property, path) -> {
          if (!item.required().contains(key) && !property.has(Keyword.DEFAULT)) {
            report.error(
                path.field("default"),
                "list-map key '" + key + "' of " + node.displayName() + " may be absent",
                ServerAnswer.required(
                    "this property is in x-kubernetes-list-map-keys, so it must have a default or"
                        + " be a required property"),
                "make '" + key + "' required or give it a default");
          }
        });
  }
}
