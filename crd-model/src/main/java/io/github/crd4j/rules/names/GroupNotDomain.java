package io.github.crd4j.rules.names;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Locale;

/** A group must look like a domain: that is what keeps the groups of different authors apart. */
public final class GroupNotDomain implements Rule {

  private static final FieldPath PATH = FieldPath.of("spec", "group");

  @Override
  public void check(Crd crd, Report report) {
    String group = crd.group();
    String problem = DnsNames.subdomain1123(group);
    if (group.isEmpty()) {
      report.error(
          PATH,
          "the resource has no group",
          ServerAnswer.required(""),
          "use a domain that you own, such as 'databases.example.com'");
    } else if (problem != null) {
      String lower = group.toLowerCase(Locale.ROOT).replace('_', '-');
      report.error(
          PATH,
          "group '"
              + group
              + "' is not a domain"
              + (DnsNames.subdomain1123(lower) == null ? "; did you mean '" + lower + "'?" : ""),
          ServerAnswer.invalid(problem));
    } else if (!group.contains(".")) {
      report.error(
          PATH,
          "group '" + group + "' has no dot",
          ServerAnswer.invalid("should be a domain with at least one dot"),
          "use a domain that you own, such as '" + group + ".example.com'");
    }
  }
}
