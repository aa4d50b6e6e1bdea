package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A selectable field is listed once. */
public final class DuplicateSelectableField implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    Set<List<String>> seen = new HashSet<>();
    for (SelectableFields field : SelectableFields.of(version, path)) {
      if (field.isFound() && !seen.add(field.names())) {
        report.error(
            field.at(),
            "selectable field '" + field.path() + "' is listed twice",
            ServerAnswer.duplicate(),
            "remove one");
      }
    }
  }
}
