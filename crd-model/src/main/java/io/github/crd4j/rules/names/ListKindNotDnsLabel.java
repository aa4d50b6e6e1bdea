package io.github.crd4j.rules.names;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Locale;

/** The kind of lists follows the rule for kinds, also where it is made by appending "List". */
public final class ListKindNotDnsLabel implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    String kind = crd.names().kind();
    boolean isGiven = !crd.names().listKind().isEmpty();
    if (!isGiven && DnsNames.label1035(kind.toLowerCase(Locale.ROOT)) != null) {
      return;
    }
    String listKind = crd.names().withDefaults().listKind();
    String problem = DnsNames.label1035(listKind.toLowerCase(Locale.ROOT));
    if (!listKind.isEmpty() && problem != null) {
      report.error(
          FieldPath.of("spec", "names", "listKind"),
          isGiven
              ? "'" + listKind + "' cannot be the kind of lists"
              : "kind '" + kind + "' is too long to append \"List\" to",
          isGiven
              ? "it is what the API server calls a list of '" + kind + "'"
              : "the kind of lists is not given, so it is '"
                  + listKind
                  + "', of "
                  + listKind.length()
                  + " characters",
          ServerAnswer.invalid("may have mixed case, but should otherwise match: " + problem),
          isGiven ? "use letters and digits" : "shorten the kind to 59 characters or set listKind");
    }
  }
}
