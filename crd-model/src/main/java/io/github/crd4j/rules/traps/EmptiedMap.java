package io.github.crd4j.rules.traps;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.Set;

/** A map of anything keeps its keys, but loses what is below them. */
public final class EmptiedMap implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.ADDITIONAL_PROPERTIES);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    SchemaOrBool additional = schema.additionalProperties();
    if (additional != null
        && additional.allows()
        && additional.schema() == null
        && !schema.preservesUnknownFields()
        && !node.isInLogicalOperator()) {
      report.warning(
          node.at(Keyword.ADDITIONAL_PROPERTIES),
          node.displayName() + " says additionalProperties: true",
          "the API server takes the CRD, but stores {a: {b: 1}} as {a: {}}: the values are pruned",
          "say x-kubernetes-preserve-unknown-fields: true, or what the values are");
    }
  }
}
