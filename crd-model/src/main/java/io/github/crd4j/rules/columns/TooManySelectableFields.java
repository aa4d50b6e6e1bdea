package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** The API server keeps an index for each selectable field, so there are not many. */
public final class TooManySelectableFields implements Rule {

  private static final int LIMIT = 8;

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    long distinct =
        SelectableFields.of(version, path).stream()
            .filter(SelectableFields::isFound)
            .map(SelectableFields::names)
            .distinct()
            .count();
    if (distinct > LIMIT) {
      report.error(
          path.field("selectableFields"),
          "version '" + version.name() + "' has " + distinct + " selectable fields",
          ServerAnswer.tooMany(LIMIT));
    }
  }
}
