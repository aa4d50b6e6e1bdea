package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** A printer column shows what is at a JSON path that begins with a dot. */
public final class MalformedColumnPath implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    Columns.forEach(
        version,
        path,
        (column, name, at) -> {
          String jsonPath = column.jsonPath();
          if (jsonPath.isEmpty()) {
            report.error(
                at.field("jsonPath"), name + " has no jsonPath", ServerAnswer.required(""));
          } else if (!jsonPath.startsWith(".")) {
            String bare = jsonPath.replaceAll("^\\{?\\$?|\\}$", "");
            report.error(
                at.field("jsonPath"),
                name
                    + " shows '"
                    + jsonPath
                    + "'; did you mean '"
                    + (bare.startsWith(".") ? "" : ".")
                    + bare
                    + "'?",
                ServerAnswer.invalid("must be a simple json path starting with ."));
          }
        });
  }
}
