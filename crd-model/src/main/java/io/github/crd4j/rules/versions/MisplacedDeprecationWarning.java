package io.github.crd4j.rules.versions;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** A deprecation warning is only for versions that are deprecated. */
public final class MisplacedDeprecationWarning implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    if (version.deprecationWarning() != null && !version.deprecated()) {
      report.error(
          path.field("deprecationWarning"),
          "version '" + version.name() + "' has a deprecation warning, but is not deprecated",
          ServerAnswer.invalid("can only be set for deprecated versions"),
          "set deprecated: true or remove the warning");
    }
  }
}
