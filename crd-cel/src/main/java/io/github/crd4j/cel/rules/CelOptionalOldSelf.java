package io.github.crd4j.cel.rules;

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
        "the API server would refuse the CRD (may not be set if oldSelf is not used in rule)",
        "remove it");
  }
}
