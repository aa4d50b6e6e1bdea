package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.JsonPathLookup;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.Suggestion;

/** A printer column that is always empty. */
public final class ColumnPathNotInSchema implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    Schema schema = version.schema();
    if (schema == null) {
      return;
    }
    Columns.forEach(
        version,
        path,
        (column, name, at) -> {
          String jsonPath = column.jsonPath();
          if (JsonPathLookup.find(jsonPath, schema) instanceof JsonPathLookup.Missing missing) {
            report.warning(
                at.field("jsonPath"),
                name
                    + " shows '"
                    + jsonPath
                    + "', but the schema has no '"
                    + missing.name()
                    + "' there"
                    + Suggestion.didYouMean(missing.name(), missing.siblings()),
                "the API server takes the CRD, but prunes the field, so the column is empty");
          }
        });
  }
}
