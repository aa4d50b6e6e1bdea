package io.github.crd4j.processor.lint;

import io.github.crd4j.rules.Severity;
import java.util.List;

/**
 * What came of looking at files.
 *
 * @param crds how many CRDs were looked at
 * @param findings file by file, in the order of the text
 * @param costs of the expressions that compile, in the order of the schema
 * @param refusals what could not be looked at and why, as lines for people
 */
public record LintResult(
    int crds, List<LintFinding> findings, List<LintCost> costs, List<String> refusals) {

  public LintResult {
    findings = List.copyOf(findings);
    costs = List.copyOf(costs);
    refusals = List.copyOf(refusals);
  }

  /** Number of findings of this severity. */
  public long count(Severity severity) {
    return findings.stream().filter(found -> found.finding().severity() == severity).count();
  }

  /** In words: {@code 1 error and 2 warnings in 3 CRDs}. */
  public String summary() {
    long errors = count(Severity.ERROR);
    long warnings = count(Severity.WARNING);
    return counted(errors, "error")
        + " and "
        + counted(warnings, "warning")
        + " in "
        + counted(crds, "CRD");
  }

  private static String counted(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
