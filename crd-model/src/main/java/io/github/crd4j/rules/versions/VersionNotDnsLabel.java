package io.github.crd4j.rules.versions;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** A version is part of every URL of the resource. */
public final class VersionNotDnsLabel implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    String problem = DnsNames.label1035(version.name());
    if (problem != null) {
      report.error(
          path.field("name"),
          version.name().isEmpty()
              ? "a version has no name"
              : "'" + version.name() + "' cannot be a version",
          ServerAnswer.invalid(problem),
          "versions are named like v1, v1beta1 or v2alpha3");
    }
  }
}
