package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;

/** A path that cannot be read when objects are listed. */
public final class UnreadableColumnPath implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    Columns.forEach(
        version,
        path,
        (column, name, at) -> {
          String problem =
              column.jsonPath().startsWith(".") ? JsonPathSyntax.problem(column.jsonPath()) : null;
          if (problem != null) {
            report.warning(
                at.field("jsonPath"),
                name + " shows '" + column.jsonPath() + "', which is not a JSON path: " + problem,
                "the API server takes the CRD, but leaves out this column and all that follow",
                "the syntax is at https://kubernetes.io/docs/reference/kubectl/jsonpath/");
          }
        });
  }
}
