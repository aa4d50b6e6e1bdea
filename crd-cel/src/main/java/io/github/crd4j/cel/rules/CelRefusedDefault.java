package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.CelValidator.Violation;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.defaults.CheckedDefault;

/** A default that a validation rule refuses, or that meets one which cannot be evaluated. */
final class CelRefusedDefault extends CelRule {

  void report(CheckedDefault preset, Violation violation, CelReport report) {
    report.error(
        this,
        preset.path().then(violation.blamed()),
        "the default of "
            + preset.node().displayName()
            + ", "
            + preset.value()
            + ", is refused by the validation rule "
            + violation.rule().strip().replaceAll("\\s+", " "),
        ServerAnswer.invalid(violation.message()),
        violation.error()
            ? "the rule must not fail on the default: guard optional fields with has()"
            : "change the default or the rule");
  }
}
