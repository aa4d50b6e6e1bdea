package io.github.crd4j.cel.rules;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Findings;
import io.github.crd4j.rules.Severity;
import java.util.List;

/** Where the rules of this package say what they have found. */
final class CelReport {

  private final Findings findings;

  CelReport(Findings findings) {
    this.findings = findings;
  }

  /**
   * Something that the API server refuses.
   *
   * @param details see {@link Finding#details()}
   */
  void error(CelRule rule, FieldPath path, String message, String... details) {
    error(rule.id(), path, message, List.of(details));
  }

  void error(String rule, FieldPath path, String message, List<String> details) {
    findings.add(new Finding(rule, Severity.ERROR, path, message, details));
  }

  /** Something that the API server takes or may take. Arguments as for errors. */
  void warning(CelRule rule, FieldPath path, String message, String... details) {
    findings.add(new Finding(rule.id(), Severity.WARNING, path, message, List.of(details)));
  }
}
