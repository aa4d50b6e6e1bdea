package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** A resource is an object. */
public final class RootNotObject implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    String type = node.schema().type();
    if (node.isRoot() && type != null && !type.equals("object")) {
      report.error(
          node.at(Keyword.TYPE),
          "the resource is declared as " + type,
          ServerAnswer.invalid("must be object at the root"),
          "say type: object");
    }
  }
}
