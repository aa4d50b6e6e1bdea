package io.github.crd4j.rules.columns;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;

/** A selectable field says which. */
public final class SelectableFieldWithoutPath implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    if (SharedSelectableFields.areRefused(crd)) {
      return;
    }
    for (int version = 0; version < crd.versions().size(); version++) {
      List<String> fields = crd.versions().get(version).selectableFields();
      for (int i = 0; i < fields.size(); i++) {
        if (fields.get(i).isEmpty() && crd.versions().get(version).schema() != null) {
          report.error(
              FieldPath.of("spec", "versions")
                  .index(version)
                  .field("selectableFields")
                  .index(i)
                  .field("jsonPath"),
              "a selectable field of version '"
                  + crd.versions().get(version).name()
                  + "' has no jsonPath",
              ServerAnswer.required(""),
              "name the field, such as jsonPath: .spec.size, or remove the entry");
        }
      }
    }
  }
}
