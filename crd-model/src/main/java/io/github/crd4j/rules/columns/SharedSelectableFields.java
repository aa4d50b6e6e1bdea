package io.github.crd4j.rules.columns;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Selectable fields that all versions have in common need a schema that they have in common, and
 * the other way round.
 *
 * <p>The API server moves what all versions share out of them before it checks anything, and then
 * looks for the schema next to the selectable fields ({@code apiextensions/v1/conversion.go}).
 */
public final class SharedSelectableFields implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    if (isSchemaMissing(crd)) {
      report.error(
          FieldPath.of("spec", "versions").index(0).field("selectableFields"),
          "all versions have the selectable fields "
              + crd.versions().get(0).selectableFields()
              + ", but not the same schema",
          "lists that are equal are checked once for all versions, and no schema is found for that",
          ServerAnswer.invalid("may only be set when validations.schema is included"),
          "name the fields of one version in another order, or leave one out");
    }
    if (isSchemaShared(crd)) {
      for (int i = 0; i < crd.versions().size(); i++) {
        if (!crd.versions().get(i).selectableFields().isEmpty()) {
          report.error(
              FieldPath.of("spec", "versions").index(i).field("selectableFields"),
              "all versions have the same schema, but not the selectable fields of version '"
                  + crd.versions().get(i).name()
                  + "'",
              "schemas that are equal are checked once for all versions, and none is found for"
                  + " these fields",
              ServerAnswer.invalid(
                  "may only be set when `version.schema.openAPIV3Schema` is not included"),
              "give all versions the same selectable fields");
        }
      }
    }
  }

  /** Whether the API server refuses the selectable fields of {@code crd} without reading them. */
  public static boolean areRefused(Crd crd) {
    return isSchemaMissing(crd) || isSchemaShared(crd);
  }

  /** Whether the fields are moved, and the schemas not. */
  private static boolean isSchemaMissing(Crd crd) {
    List<CrdVersion> versions = crd.versions();
    return versions.size() > 1
        && !versions.get(0).selectableFields().isEmpty()
        && isOneOf(versions, CrdVersion::selectableFields)
        && !isOneOf(versions, version -> Optional.ofNullable(version.schema()));
  }

  /** Whether the schemas are moved, and the fields not. */
  private static boolean isSchemaShared(Crd crd) {
    List<CrdVersion> versions = crd.versions();
    return versions.size() > 1
        && !isOneOf(versions, CrdVersion::selectableFields)
        && isOneOf(versions, version -> Optional.ofNullable(version.schema()));
  }

  private static <T> boolean isOneOf(List<CrdVersion> versions, Function<CrdVersion, T> part) {
    return versions.stream().map(part).distinct().count() == 1;
  }
}
