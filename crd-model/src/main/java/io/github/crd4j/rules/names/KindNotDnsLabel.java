package io.github.crd4j.rules.names;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Locale;

/** A kind must be a DNS label when written in lower case. */
public final class KindNotDnsLabel implements Rule {

  private static final FieldPath PATH = FieldPath.of("spec", "names", "kind");

  @Override
  public void check(Crd crd, Report report) {
    String kind = crd.names().kind();
    String problem = DnsNames.label1035(kind.toLowerCase(Locale.ROOT));
    if (kind.isEmpty()) {
      report.error(PATH, "the resource has no kind", ServerAnswer.required(""));
    } else if (problem != null) {
      String letters = kind.replaceAll("^[^A-Za-z]+|[^A-Za-z0-9]+", "");
      boolean wasSpelling = DnsNames.label1035(letters.toLowerCase(Locale.ROOT)) == null;
      report.error(
          PATH,
          "'"
              + kind
              + "' cannot be a kind"
              + (wasSpelling && !letters.equals(kind) ? "; did you mean '" + letters + "'?" : ""),
          ServerAnswer.invalid("may have mixed case, but should otherwise match: " + problem));
    }
  }
}
