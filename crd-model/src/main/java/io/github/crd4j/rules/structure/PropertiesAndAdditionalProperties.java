package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** An object has known properties or is a map, not both. */
public final class PropertiesAndAdditionalProperties implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.ADDITIONAL_PROPERTIES);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    SchemaOrBool additional = node.schema().additionalProperties();
    if (additional != null
        && node.schema().has(Keyword.PROPERTIES)
        && (!additional.allows() || additional.schema() != null)) {
      report.error(
          node.at(Keyword.ADDITIONAL_PROPERTIES),
          node.displayName() + " has both properties and additionalProperties",
          ServerAnswer.forbidden("additionalProperties and properties are mutual exclusive"),
          additional.allows()
              ? "put the map into a property of its own"
              : "leave additionalProperties: false out: unknown properties are pruned anyway");
    }
  }
}
