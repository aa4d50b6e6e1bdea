package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The fields that every resource has, have fixed types. */
public final class MistypedResourceField implements Rule {

  private static final Map<String, String> TYPES =
      new TreeMap<>(Map.of("apiVersion", "string", "kind", "string", "metadata", "object"));

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.PROPERTIES);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (!node.isResource() || node.isInLogicalOperator()) {
      return;
    }
    TYPES.forEach(
        (name, type) -> {
          Schema property = node.schema().properties().get(name);
          if (property != null && !property.isType(type)) {
            report.error(
                node.at(Keyword.PROPERTIES).key(name).field("type"),
                "'"
                    + name
                    + "' of "
                    + node.displayName()
                    + (property.type() == null ? " has no type" : " is of type " + property.type()),
                ServerAnswer.invalid("must be " + type),
                "leave the property out: the API server knows it");
          }
        });
  }
}
