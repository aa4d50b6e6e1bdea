package io.github.crd4j.rules.columns;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;
import java.util.Optional;

/**
 * Selectable fields that all versions have in common need a schema that they have in common.
 *
 * <p>The API server moves what all versions share out of them before it checks anything, and then
 * looks for the schema next to the selectable fields ({@code apiextensions/v1/conversion.go}).
 */
public final class SharedSelectableFields implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    if (areRefused(crd)) {
      report.error(
          FieldPath.of("spec", "versions").index(0).field("selectableFields"),
          "all versions have the selectable fields "
              + crd.versions().get(0).selectableFields()
              + ", but not the same schema",
          "lists that are equal are checked once for all versions, and no schema is found for that",
          ServerAnswer.invalid("may only be set when validations.schema is included"),
          "name the fields of one version in another order, or leave one out");
    }
  }

  /** Whether the API server refuses the selectable fields of {@code crd} without reading them. */
  public static boolean areRefused(Crd crd) {
    List<CrdVersion> versions = crd.versions();
    return versions.size() > 1
        && !versions.get(0).selectableFields().isEmpty()
        && versions.stream().map(CrdVersion::selectableFields).distinct().count() == 1
        && versions.stream()
                .map(version -> Optional.ofNullable(version.schema()))
                .distinct()
                .count()
            > 1;
  }
}
