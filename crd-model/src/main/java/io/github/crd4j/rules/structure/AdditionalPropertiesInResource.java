package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** A resource is not a map. */
public final class AdditionalPropertiesInResource implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.ADDITIONAL_PROPERTIES);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (node.isInLogicalOperator() || node.schema().additionalProperties() == null) {
      return;
    }
    if (node.isResource()) {
      report.error(
          node.at(Keyword.ADDITIONAL_PROPERTIES),
          node.isRoot()
              ? "the resource has additionalProperties"
              : node.displayName() + " is a resource, but has additionalProperties",
          ServerAnswer.forbidden(
              node.isRoot()
                  ? "must not be used at the root"
                  : "must not be used if x-kubernetes-embedded-resource is set"),
          "to keep unknown fields say x-kubernetes-preserve-unknown-fields: true");
    }
  }
}
