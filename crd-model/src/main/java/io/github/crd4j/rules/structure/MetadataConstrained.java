package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The metadata of a resource is Kubernetes' own; a CRD may only restrict its names. */
public final class MetadataConstrained implements Rule {

  private static final Set<String> ALLOWED = Set.of("name", "generateName");

  @Override
  public void check(SchemaNode node, Report report) {
    SchemaNode parent = node.parent();
    if (parent == null || !parent.isRoot() || !node.isProperty("metadata")) {
      return;
    }
    List<String> refused = new ArrayList<>();
    for (Keyword<?> keyword : node.schema().keywords()) {
      if (keyword == Keyword.PROPERTIES) {
        node.schema().properties().keySet().stream()
            .filter(name -> !ALLOWED.contains(name))
            .forEach(name -> refused.add("property '" + name + "'"));
      } else if (keyword != Keyword.TYPE && keyword != Keyword.DEFAULT) {
        refused.add("'" + keyword + "'");
      }
    }
    if (!refused.isEmpty()) {
      report.error(
          node.path(),
          "the schema of the resource's metadata says " + String.join(", ", refused),
          ServerAnswer.forbidden(
              "must not specify anything other than name and generateName, but metadata is"
                  + " implicitly specified"),
          "say {type: object} and no more, or restrict the properties name and generateName");
    }
  }
}
