package io.github.crd4j.rules.names;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** The singular is an alias on the command line. */
public final class SingularNotDnsLabel implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    // Where it is not given, it is the kind in lower case, and a bad kind is reported as such.
    String singular = crd.names().singular();
    String problem = DnsNames.label1035(singular);
    if (!singular.isEmpty() && problem != null) {
      report.error(
          FieldPath.of("spec", "names", "singular"),
          "singular '" + singular + "' is not a DNS label" + Spelling.asLabel(singular),
          ServerAnswer.invalid(problem));
    }
  }
}
