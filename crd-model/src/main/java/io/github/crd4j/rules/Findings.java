package io.github.crd4j.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Findings as they are made, in order. */
public final class Findings {

  private final List<Finding> findings = new ArrayList<>();
  private int errors;

  public void add(Finding finding) {
    findings.add(finding);
    errors += finding.isError() ? 1 : 0;
  }

  public void addAll(Findings others) {
    findings.addAll(others.findings);
    errors += others.errors;
  }

  public List<Finding> all() {
    return Collections.unmodifiableList(findings);
  }

  /** How many of them are errors. */
  public int errors() {
    return errors;
  }

  public boolean hasErrors() {
    return errors > 0;
  }
}
