package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** A printer column has a heading. */
public final class ColumnWithoutName implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    Columns.forEach(
        version,
        path,
        (column, name, at) -> {
          if (column.name().isEmpty()) {
            report.error(
                at.field("name"),
                "the printer column for '" + column.jsonPath() + "' has no name",
                ServerAnswer.required(""));
          }
        });
  }
}
