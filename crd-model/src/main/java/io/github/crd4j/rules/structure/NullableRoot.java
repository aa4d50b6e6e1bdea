package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** A resource cannot be null. */
public final class NullableRoot implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.NULLABLE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (node.isRoot() && node.schema().isNullable()) {
      report.error(
          node.at(Keyword.NULLABLE),
          "the resource is nullable",
          ServerAnswer.forbidden("nullable cannot be true at the root"),
          "remove it");
    }
  }
}
