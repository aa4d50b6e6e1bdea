package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.Suggestion;
import java.util.List;

/** The format of a printer column is one of those of OpenAPI. */
public final class UnknownColumnFormat implements Rule {

  private static final List<String> FORMATS =
      List.of("byte", "date", "date-time", "double", "float", "int32", "int64", "password");

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    Columns.forEach(
        version,
        path,
        (column, name, at) -> {
          if (!column.format().isEmpty() && !FORMATS.contains(column.format())) {
            report.error(
                at.field("format"),
                name
                    + " has the unknown format '"
                    + column.format()
                    + "'"
                    + Suggestion.didYouMean(column.format(), FORMATS),
                ServerAnswer.invalid("must be one of " + String.join(",", FORMATS)));
          }
        });
  }
}
