package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** Only objects have a map type. */
public final class MapTypeOnNonObject implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.MAP_TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    if (schema.mapType() != null && !schema.isType("object")) {
      String why = "must be object if x-kubernetes-map-type is specified";
      report.error(
          node.at(Keyword.TYPE),
          node.displayName()
              + " has a map type, but "
              + (schema.type() == null ? "no type" : "is of type " + schema.type()),
          schema.type() == null ? ServerAnswer.required(why) : ServerAnswer.invalid(why),
          "say type: object or remove x-kubernetes-map-type");
    }
  }
}
