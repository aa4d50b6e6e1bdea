package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaLookup;
import java.util.List;
import java.util.regex.Pattern;

/** A printer column that is always empty. */
public final class ColumnPathNotInSchema implements Rule {

  private static final Pattern SIMPLE = Pattern.compile("(\\.[A-Za-z_][A-Za-z0-9_-]*)+");

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
          if (!SIMPLE.matcher(jsonPath).matches()) {
            return;
          }
          SchemaLookup found =
              SchemaLookup.find(schema, List.of(jsonPath.substring(1).split("\\.", -1)));
          if (found.missing() != null) {
            report.warning(
                at.field("jsonPath"),
                name
                    + " shows '"
                    + jsonPath
                    + "', but the schema has no '"
                    + found.missing()
                    + "' there"
                    + found.suggestion(),
                "the API server takes the CRD, but prunes the field, so the column is empty");
          }
        });
  }
}
