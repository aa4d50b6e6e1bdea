package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** An embedded resource of which nothing is known would be pruned to nothing. */
public final class EmbeddedResourceWithoutProperties implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.EMBEDDED_RESOURCE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    if (schema.isEmbeddedResource()
        && !node.isInLogicalOperator()
        && !schema.preservesUnknownFields()
        && !schema.has(Keyword.PROPERTIES)) {
      report.error(
          node.at(Keyword.PROPERTIES),
          node.displayName() + " is an embedded resource without properties",
          ServerAnswer.required(
              "must not be empty if x-kubernetes-embedded-resource is true without"
                  + " x-kubernetes-preserve-unknown-fields"),
          "for a resource of any kind say x-kubernetes-preserve-unknown-fields: true");
    }
  }
}
