package io.github.crd4j.rules.defaults;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The metadata of the resource gets its values from Kubernetes. */
public final class DefaultInMetadata implements Rule {

  private static final Set<String> META = Set.of("apiVersion", "kind", "metadata");

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.DEFAULT);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (!node.schema().has(Keyword.DEFAULT)) {
      return;
    }
    String reason = reason(node);
    if (reason != null) {
      report.error(
          node.at(Keyword.DEFAULT),
          node.displayName() + " is metadata, but has a default",
          ServerAnswer.forbidden("must not be set " + reason),
          "remove the default");
    }
  }

  /** Why a default is forbidden here, or null; the innermost reason, as the API server has it. */
  private static @Nullable String reason(SchemaNode node) {
    boolean sawMap = false;
    for (SchemaNode at = node, parent = at.parent();
        parent != null;
        at = parent, parent = at.parent()) {
      sawMap |= at.link() == SchemaNode.Link.ADDITIONAL_PROPERTIES;
      if (parent.isResource()) {
        for (String name : META) {
          if (at.isProperty(name)) {
            if (sawMap) {
              return "inside additionalProperties applying to object metadata";
            }
            if (parent.isRoot()) {
              return "in top-level " + name;
            }
          }
        }
      }
    }
    return null;
  }
}
