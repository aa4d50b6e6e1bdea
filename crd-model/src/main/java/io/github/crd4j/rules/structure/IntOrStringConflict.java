package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** A value that is an integer or a string is no object. */
public final class IntOrStringConflict implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.INT_OR_STRING);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    if (node.isInLogicalOperator() || !schema.isIntOrString()) {
      return;
    }
    if (schema.preservesUnknownFields()) {
      report(node, Keyword.PRESERVE_UNKNOWN_FIELDS, report);
    }
    if (schema.isEmbeddedResource()) {
      report(node, Keyword.EMBEDDED_RESOURCE, report);
    }
  }

  private static void report(SchemaNode node, Keyword<?> keyword, Report report) {
    report.error(
        node.at(keyword),
        node.displayName() + " is an integer or a string, but says '" + keyword + "' too",
        ServerAnswer.invalid("must be false if x-kubernetes-int-or-string is true"),
        "remove one of them");
  }
}
