package io.github.crd4j.rules.traps;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.Suggestion;
import java.util.List;
import java.util.Set;

/** A required property that is not declared is pruned before it is looked for. */
public final class RequiredButUndeclared implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.REQUIRED);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    SchemaNode parent = node.parent();
    boolean isMetadata = parent != null && parent.isResource() && node.isProperty("metadata");
    if (isMetadata
        || node.isInLogicalOperator()
        || schema.additionalProperties() != null
        || schema.preservesUnknownFields()) {
      return;
    }
    List<String> required = schema.required();
    for (int i = 0; i < required.size(); i++) {
      String name = required.get(i);
      boolean isImplied =
          node.isResource()
              && (name.equals("apiVersion") || name.equals("kind") || name.equals("metadata"));
      if (!isImplied && !schema.properties().containsKey(name)) {
        report.warning(
            node.at(Keyword.REQUIRED).index(i),
            node.displayName()
                + " requires '"
                + name
                + "', which is not declared"
                + Suggestion.didYouMean(name, schema.properties().keySet()),
            "the API server takes the CRD, but prunes '"
                + name
                + "' from every object and then answers: "
                + name
                + ": Required value");
      }
    }
  }
}
