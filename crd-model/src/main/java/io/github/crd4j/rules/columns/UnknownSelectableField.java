package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaLookup;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;

/** A selectable field is in the schema. */
public final class UnknownSelectableField implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    for (SelectableFields field : SelectableFields.of(version, path)) {
      if (!field.isFound()) {
        report.error(
            field.at(),
            "selectable field '"
                + field.path()
                + "' is not in the schema"
                + suggestion(version, field.path()),
            ServerAnswer.invalid("is an invalid path: " + field.problem()),
            "paths begin with a dot, descend through declared properties and cross no list");
      }
    }
  }

  private static String suggestion(CrdVersion version, String path) {
    Schema schema = version.schema();
    return schema == null || !path.startsWith(".")
        ? ""
        : SchemaLookup.find(schema, List.of(path.substring(1).split("\\.", -1))).suggestion();
  }
}
