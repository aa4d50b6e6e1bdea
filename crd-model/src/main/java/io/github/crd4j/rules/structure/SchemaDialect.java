package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import org.jspecify.annotations.Nullable;

/** The {@code $schema} keyword: a CRD always speaks the same dialect. */
public final class SchemaDialect implements Rule {

  @Override
  public void check(SchemaNode node, Report report) {
    SchemaNode holder = node.isRoot() ? find(node) : null;
    if (holder != null) {
      report.error(
          // The API server does not say where.
          node.path(),
          "'$schema' at " + holder.displayName() + " is not for CRDs",
          ServerAnswer.invalid("OpenAPIV3Schema 'schema' is not supported"),
          "remove it");
    }
  }

  private static @Nullable SchemaNode find(SchemaNode node) {
    if (node.schema().has(Keyword.SCHEMA_URI)) {
      return node;
    }
    for (SchemaNode child : node.children()) {
      SchemaNode found = find(child);
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
