package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.Suggestion;
import java.util.List;

/** A printer column has one of five types. */
public final class UnknownColumnType implements Rule {

  private static final List<String> TYPES =
      List.of("boolean", "date", "integer", "number", "string");

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    Columns.forEach(
        version,
        path,
        (column, name, at) -> {
          String why = "must be one of " + String.join(",", TYPES);
          if (column.type().isEmpty()) {
            report.error(at.field("type"), name + " has no type", ServerAnswer.required(why));
          } else if (!TYPES.contains(column.type())) {
            report.error(
                at.field("type"),
                name
                    + " has the unknown type '"
                    + column.type()
                    + "'"
                    + (column.type().equals("date-time")
                        ? "; did you mean 'date'?"
                        : Suggestion.didYouMean(column.type(), TYPES)),
                ServerAnswer.invalid(why));
          }
        });
  }
}
