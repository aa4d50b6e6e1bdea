package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** Only arrays have a list type. */
public final class ListTypeOnNonArray implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    if (schema.listType() != null && !schema.isType("array")) {
      String why = "must be array if x-kubernetes-list-type is specified";
      report.error(
          node.at(Keyword.TYPE),
          node.displayName()
              + " has a list type, but "
              + (schema.type() == null ? "no type" : "is of type " + schema.type()),
          schema.type() == null ? ServerAnswer.required(why) : ServerAnswer.invalid(why),
          "say type: array or remove x-kubernetes-list-type");
    }
  }
}
