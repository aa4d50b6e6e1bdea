package io.github.crd4j.rules.defaults;

import io.github.crd4j.admission.ValueError;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.Set;

/** A default satisfies its own schema, before any default within it is filled in. */
public final class InvalidDefault implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.DEFAULT);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    CheckedDefault preset = CheckedDefault.of(node);
    if (preset == null || !preset.metadataErrors().isEmpty()) {
      return;
    }
    for (ValueError error : preset.valueErrors()) {
      String what = "the default of " + node.displayName() + ", " + preset.value() + ", ";
      boolean isMissing = error.kind() == ValueError.Kind.REQUIRED;
      report.error(
          error.path(),
          isMissing ? what + "lacks " + name(error) : what + "is not a value that it may have",
          "the API server answers: " + error.answer(),
          isMissing
              ? "defaults of nested fields are not filled in before the check: write them out"
              : "change the default or the schema");
    }
  }

  private static String name(ValueError error) {
    return error.path().last() instanceof FieldPath.Field field ? "'" + field.name() + "'" : "it";
  }
}
