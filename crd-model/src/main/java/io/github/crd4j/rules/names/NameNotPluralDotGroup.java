package io.github.crd4j.rules.names;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** A CRD's own name must say which resource it defines. */
public final class NameNotPluralDotGroup implements Rule {

  private static final FieldPath PATH = FieldPath.of("metadata", "name");

  @Override
  public void check(Crd crd, Report report) {
    String expected = crd.names().plural() + "." + crd.group();
    if (crd.name().isEmpty()) {
      report.error(
          PATH,
          "the CRD has no name",
          ServerAnswer.required("name or generateName is required"),
          "name it '" + expected + "'");
    } else if (!crd.name().equals(expected)) {
      report.error(
          PATH,
          "the CRD is named '" + crd.name() + "'; did you mean '" + expected + "'?",
          ServerAnswer.invalid("must be spec.names.plural+\".\"+spec.group"));
    } else if (crd.name().length() > 253) {
      report.error(
          PATH,
          "the name of the CRD has " + crd.name().length() + " characters",
          ServerAnswer.invalid("must be no more than 253 bytes"),
          "shorten the plural or the group");
    }
  }
}
