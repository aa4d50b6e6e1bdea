package io.github.crd4j.rules.names;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;

/** A short name is an alias on the command line. */
public final class ShortNameNotDnsLabel implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    List<String> names = crd.names().shortNames();
    for (int i = 0; i < names.size(); i++) {
      String problem = DnsNames.label1035(names.get(i));
      if (problem != null) {
        report.error(
            FieldPath.of("spec", "names", "shortNames").index(i),
            "short name '" + names.get(i) + "' is not a DNS label" + Spelling.asLabel(names.get(i)),
            ServerAnswer.invalid(problem));
      }
    }
  }
}
