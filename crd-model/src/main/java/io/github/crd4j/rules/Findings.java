package io.github.crd4j.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Findings as they are made, in order. */
public final class Findings {

  private final List<Finding> findings = new ArrayList<>();

  public void add(Finding finding) {
    findings.add(finding);
  }

  public void addAll(Findings others) {
    findings.addAll(others.findings);
  }

  public List<Finding> all() {
    return Collections.unmodifiableList(findings);
  }

  public boolean hasErrors() {
    return findings.stream().anyMatch(Finding::isError);
  }
}
