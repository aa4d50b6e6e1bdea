package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** Only lists of type map have keys. */
public final class ListMapKeysWithoutMap implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_MAP_KEYS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    if (!schema.listMapKeys().isEmpty() && !"map".equals(schema.listType())) {
      String why = "must be map if x-kubernetes-list-map-keys is non-empty";
      report.error(
          node.at(Keyword.LIST_TYPE),
          node.displayName()
              + " has list-map keys, but "
              + (schema.listType() == null
                  ? "no list type"
                  : "the list type '" + schema.listType() + "'"),
          schema.listType() == null ? ServerAnswer.required(why) : ServerAnswer.invalid(why),
          "say x-kubernetes-list-type: map");
    }
  }
}
