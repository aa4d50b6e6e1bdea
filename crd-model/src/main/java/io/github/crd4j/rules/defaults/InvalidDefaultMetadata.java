package io.github.crd4j.rules.defaults;

import io.github.crd4j.admission.ValueError;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** A default that is, or becomes part of, a resource makes it no invalid one. */
public final class InvalidDefaultMetadata implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.DEFAULT);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    CheckedDefault preset = CheckedDefault.of(node);
    if (preset == null) {
      return;
    }
    for (ValueError error : preset.metadataErrors()) {
      if (preset.isInMeta()) {
        report.error(
            preset.path(),
            "the default of " + node.displayName() + ", " + preset.value() + ", is bad metadata",
            ServerAnswer.invalid("must result in valid metadata: " + error));
        return;
      }
      String name = error.path().last() instanceof FieldPath.Field field ? field.name() : "";
      report.error(
          error.path(),
          error.kind() == ValueError.Kind.REQUIRED
              ? "the default of " + node.displayName() + " is a resource without '" + name + "'"
              : "the default of " + node.displayName() + " is a resource with a bad '" + name + "'",
          "the default is " + preset.value(),
          "the API server answers: "
              + error.kind().text()
              + (error.message().isEmpty() ? "" : ": " + error.message()));
    }
  }
}
