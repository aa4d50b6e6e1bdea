package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** Pruning cannot be turned on again below a node that keeps unknown fields. */
public final class PreserveUnknownFieldsFalse implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.PRESERVE_UNKNOWN_FIELDS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (Boolean.FALSE.equals(node.schema().get(Keyword.PRESERVE_UNKNOWN_FIELDS))) {
      report.error(
          node.at(Keyword.PRESERVE_UNKNOWN_FIELDS),
          node.displayName() + " says x-kubernetes-preserve-unknown-fields: false",
          ServerAnswer.invalid("must be true or undefined"),
          "leave it out: declared properties are pruned by their own schema in any case");
    }
  }
}
