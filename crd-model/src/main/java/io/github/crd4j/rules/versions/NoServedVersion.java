package io.github.crd4j.rules.versions;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;

/** A CRD of which no version is served cannot be used at all. */
public final class NoServedVersion implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    if (!crd.versions().isEmpty() && crd.versions().stream().noneMatch(CrdVersion::served)) {
      report.warning(
          FieldPath.of("spec", "versions"),
          "no version is served",
          "the API server takes the CRD, but answers 404 to every request for the resource",
          "set served: true on at least one version");
    }
  }
}
