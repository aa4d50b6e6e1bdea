package io.github.crd4j.rules.versions;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** Every version has a schema, served or not. */
public final class MissingSchema implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    if (version.schema() == null) {
      report.error(
          path.field("schema").field("openAPIV3Schema"),
          "version '" + version.name() + "' has no schema",
          ServerAnswer.required(""),
          "the least one is {type: object, x-kubernetes-preserve-unknown-fields: true}");
    }
  }
}
