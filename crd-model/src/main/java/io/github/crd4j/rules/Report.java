package io.github.crd4j.rules;

import io.github.crd4j.model.FieldPath;
import java.util.List;

/** Where one rule says what it has found. */
public final class Report {

  private final Rule rule;
  private final Findings findings;

  Report(Rule rule, Findings findings) {
    this.rule = rule;
    this.findings = findings;
  }

  /**
   * Something that the API server refuses.
   *
   * @param path the keyword or value to blame
   * @param message see {@link Finding#message()}
   * @param details see {@link Finding#details()}
   */
  public void error(FieldPath path, String message, String... details) {
    findings.add(new Finding(rule.id(), Severity.ERROR, path, message, List.of(details)));
  }

  /**
   * Something in a list that the API server refuses, pointing at the list as a whole.
   *
   * @param index the item to blame
   */
  public void errorInList(FieldPath path, int index, String message, String... details) {
    findings.add(
        new Finding(rule.id(), Severity.ERROR, path, path.index(index), message, List.of(details)));
  }

  /** Something that the API server takes, but that cannot be meant. Arguments as for errors. */
  public void warning(FieldPath path, String message, String... details) {
    findings.add(new Finding(rule.id(), Severity.WARNING, path, message, List.of(details)));
  }
}
