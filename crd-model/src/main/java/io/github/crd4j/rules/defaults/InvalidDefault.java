package io.github.crd4j.rules.defaults;

import io.github.crd4j.admission.ValueError;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;

/** A default satisfies its own schema, before any default within it is filled in. */
public final class InvalidDefault implements Rule {

  @Override
  public void check(SchemaNode node, Report report) {
    CheckedDefault preset = CheckedDefault.of(node);
    if (preset == null || !preset.metadataErrors().isEmpty()) {
      return;
    }
    for (ValueError error : preset.valueErrors()) {
      report.error(
          error.path(),
          "the default of "
              + node.displayName()
              + ", "
              + preset.value()
              + ", is not a value that it may have",
          "the API server answers: " + error.kind().text() + explain(error),
          error.kind() == ValueError.Kind.REQUIRED
              ? "defaults of nested fields are not filled in before the check: write them out"
              : "change the default or the schema");
    }
  }

  private static String explain(ValueError error) {
    return error.message().isEmpty() ? "" : ": " + error.message().strip();
  }
}
