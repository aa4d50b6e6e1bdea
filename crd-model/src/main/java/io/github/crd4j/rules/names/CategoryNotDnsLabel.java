package io.github.crd4j.rules.names;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;

/** A category is a word on the command line that stands for several resources. */
public final class CategoryNotDnsLabel implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    List<String> names = crd.names().categories();
    for (int i = 0; i < names.size(); i++) {
      String problem = DnsNames.label1035(names.get(i));
      if (problem != null) {
        report.error(
            FieldPath.of("spec", "names", "categories").index(i),
            "category '" + names.get(i) + "' is not a DNS label" + Spelling.asLabel(names.get(i)),
            ServerAnswer.invalid(problem));
      }
    }
  }
}
