package io.github.crd4j.rules.defaults;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.Suggestion;
import java.util.Set;

/** A default holds only fields that the schema knows. */
public final class UnknownFieldInDefault implements Rule {

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
    for (FieldPath unknown : preset.unknownFields()) {
      String name = unknown.last() instanceof FieldPath.Field field ? field.name() : "";
      boolean isOwn = preset.path().equals(unknown.parent());
      report.error(
          preset.path(),
          "the default of "
              + node.displayName()
              + " has the unknown field '"
              + name
              + "'"
              + (isOwn ? Suggestion.didYouMean(name, node.schema().properties().keySet()) : ""),
          "the default is " + preset.value(),
          ServerAnswer.invalid("must not have unknown fields"),
          "declare the field, or keep unknown ones by x-kubernetes-preserve-unknown-fields: true");
    }
  }
}
