package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** Metadata holds no resources. */
public final class EmbeddedResourceInMetadata implements Rule {

  private static final Set<String> META = Set.of("apiVersion", "kind", "metadata");

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.EMBEDDED_RESOURCE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (node.schema().isEmbeddedResource() && isInMeta(node)) {
      report.error(
          node.at(Keyword.EMBEDDED_RESOURCE),
          node.displayName() + " is an embedded resource in the metadata of a resource",
          ServerAnswer.forbidden("must not be used inside of resource meta"));
    }
  }

  private static boolean isInMeta(SchemaNode node) {
    SchemaNode parent = node.parent();
    return parent != null
        && ((parent.isResource() && META.stream().anyMatch(node::isProperty)) || isInMeta(parent));
  }
}
