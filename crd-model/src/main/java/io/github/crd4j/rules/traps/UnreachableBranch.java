package io.github.crd4j.rules.traps;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.Suggestion;
import java.util.Set;
import java.util.TreeSet;

/** A branch that needs a property which is pruned can never match. */
public final class UnreachableBranch implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.PROPERTIES, Keyword.REQUIRED);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    SchemaNode holder = node.parent();
    // At the root this is an error: FieldOnlyInLogicalOperator.
    if (node.link() != SchemaNode.Link.BRANCH || holder == null || isBelowRootOperator(node)) {
      return;
    }
    SchemaNode spine = holder;
    while (spine.link() == SchemaNode.Link.BRANCH && spine.parent() != null) {
      spine = spine.parent();
    }
    Schema declared = spine.schema();
    if (spine.isInLogicalOperator()
        || declared.additionalProperties() != null
        || declared.preservesUnknownFields()) {
      return;
    }
    Set<String> names = new TreeSet<>(node.schema().properties().keySet());
    names.addAll(node.schema().required());
    for (String name : names) {
      if (!declared.properties().containsKey(name)) {
        report.warning(
            node.schema().properties().containsKey(name)
                ? node.at(Keyword.PROPERTIES).key(name)
                : node.at(Keyword.REQUIRED),
            node.displayName()
                + " mentions '"
                + name
                + "', which is not declared outside of it"
                + Suggestion.didYouMean(name, declared.properties().keySet()),
            "the API server takes the CRD, but prunes '" + name + "' before it looks at the branch",
            "declare '" + name + "' in the properties of " + spine.displayName());
      }
    }
  }

  private static boolean isBelowRootOperator(SchemaNode node) {
    SchemaNode at = node;
    while (at.link() == SchemaNode.Link.BRANCH && at.parent() != null) {
      at = at.parent();
    }
    return at.isRoot() && !node.schema().properties().isEmpty();
  }
}
