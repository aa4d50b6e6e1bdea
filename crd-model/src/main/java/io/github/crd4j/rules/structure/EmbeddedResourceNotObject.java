package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** An embedded resource is an object. */
public final class EmbeddedResourceNotObject implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.EMBEDDED_RESOURCE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    if (schema.isEmbeddedResource() && !node.isInLogicalOperator() && !schema.isType("object")) {
      String why = "must be object if x-kubernetes-embedded-resource is true";
      report.error(
          node.at(Keyword.TYPE),
          node.displayName()
              + " is an embedded resource"
              + (schema.type() == null ? " without a type" : " of type " + schema.type()),
          schema.type() == null ? ServerAnswer.required(why) : ServerAnswer.invalid(why),
          "say type: object");
    }
  }
}
