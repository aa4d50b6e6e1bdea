package io.github.crd4j.cel.rules;

import io.github.crd4j.rules.ServerAnswer;

/** {@code optionalOldSelf} on a rule that does not use {@code oldSelf}. */
final class CelOptionalOldSelf extends CelRule {

  void check(RuleSite site, boolean usesOldSelf, CelReport report) {
    if (usesOldSelf || site.rule().optionalOldSelf() == null) {
      return;
    }
    report.error(
        this,
        site.path().field("optionalOldSelf"),
        "optionalOldSelf is set on a validation rule of "
            + site.owner()
            + " that does not use oldSelf",
        ServerAnswer.invalid("may not be set if oldSelf is not used in rule"),
        "remove it");
  }
}
