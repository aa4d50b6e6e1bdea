package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** One selects by strings, booleans and integers. */
public final class SelectableFieldNotScalar implements Rule {

  private static final Set<String> TYPES = Set.of("string", "boolean", "integer");

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    for (SelectableFields field : SelectableFields.of(version, path)) {
      Schema schema = field.schema();
      String type = schema == null ? null : schema.type();
      if (field.isFound() && (type == null || !TYPES.contains(type))) {
        report.error(
            field.at(),
            "selectable field '"
                + field.path()
                + "' "
                + (type == null ? "has no type" : "is of type " + type),
            ServerAnswer.invalid(
                "must point to a field of type string, boolean or integer. Enum string fields and"
                    + " strings with formats are allowed."));
      }
    }
  }
}
