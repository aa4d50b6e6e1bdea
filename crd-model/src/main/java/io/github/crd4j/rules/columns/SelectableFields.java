package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.FieldPathSyntax;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the selectable fields of a version lead ({@code ValidFieldPath} in {@code
 * apiserver/schema/cel/validation.go}).
 *
 * @param path as it is written
 * @param names the properties it descends through; empty if it leads nowhere
 * @param schema of the field; null if it leads nowhere
 * @param problem why it leads nowhere, in the API server's words; empty if it does not
 * @param at the place in the CRD
 */
record SelectableFields(
    String path, List<String> names, @Nullable Schema schema, String problem, FieldPath at) {

  /** The selectable fields of {@code version}, those without a path left out. */
  static List<SelectableFields> of(CrdVersion version, FieldPath versionPath) {
    Schema root = version.schema();
    List<SelectableFields> all = new ArrayList<>();
    for (int i = 0; i < version.selectableFields().size(); i++) {
      String path = version.selectableFields().get(i);
      if (root != null && !path.isEmpty()) {
        FieldPath at = versionPath.field("selectableFields").index(i).field("jsonPath");
        FieldPathSyntax read = FieldPathSyntax.read(path, root, false);
        all.add(new SelectableFields(path, read.names(), read.schema(), read.problem(), at));
      }
    }
    return all;
  }

  boolean isFound() {
    return problem.isEmpty();
  }
}
