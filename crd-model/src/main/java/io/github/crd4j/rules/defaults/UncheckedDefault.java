package io.github.crd4j.rules.defaults;

import io.github.crd4j.admission.SchemaValidator;
import io.github.crd4j.admission.ValueError;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.Set;

/**
 * A default below a map is applied to every entry, but not looked at when the CRD is created: if it
 * is wrong, it is the objects that are refused.
 */
public final class UncheckedDefault implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.DEFAULT);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    JsonValue preset = node.schema().defaultValue();
    if (preset == null || node.isInLogicalOperator() || !isBelowMap(node)) {
      return;
    }
    FieldPath path = node.at(Keyword.DEFAULT);
    for (ValueError error :
        CheckedDefault.valueErrors(preset, node, SchemaValidator.Subject.OBJECT)) {
      report.warning(
          path,
          "the default of "
              + node.displayName()
              + ", "
              + preset
              + ", is not a value that it may have",
          "the API server does not check defaults below additionalProperties, but refuses every"
              + " object that gets this one: "
              + error.answer(),
          "change the default or the schema");
    }
  }

  private static boolean isBelowMap(SchemaNode node) {
    SchemaNode parent = node.parent();
    return node.link() == SchemaNode.Link.ADDITIONAL_PROPERTIES
        || (parent != null && isBelowMap(parent));
  }
}
