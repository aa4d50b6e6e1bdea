package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** Name and namespace can be selected by anyway, and nothing else of metadata. */
public final class SelectableFieldInMetadata implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    for (SelectableFields field : SelectableFields.of(version, path)) {
      if (field.isFound() && !field.names().isEmpty() && field.names().get(0).equals("metadata")) {
        report.error(
            field.at(),
            "selectable field '" + field.path() + "' is metadata",
            ServerAnswer.invalid("must not point to fields in metadata"),
            "metadata.name and metadata.namespace can be selected by without being listed");
      }
    }
  }
}
