package io.github.crd4j.rules.names;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** The plural is part of every URL of the resource. */
public final class PluralNotDnsLabel implements Rule {

  private static final FieldPath PATH = FieldPath.of("spec", "names", "plural");

  @Override
  public void check(Crd crd, Report report) {
    String plural = crd.names().plural();
    String problem = DnsNames.label1035(plural);
    if (plural.isEmpty()) {
      report.error(PATH, "the resource has no plural", ServerAnswer.required(""));
    } else if (problem != null) {
      report.error(
          PATH,
          "plural '" + plural + "' cannot be used in a URL" + Spelling.asLabel(plural),
          ServerAnswer.invalid(problem));
    }
  }
}
