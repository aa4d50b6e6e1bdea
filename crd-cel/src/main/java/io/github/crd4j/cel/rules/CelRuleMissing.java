package io.github.crd4j.cel.rules;

/** A validation rule without expression. */
final class CelRuleMissing extends PlacementRule {

  @Override
  void check(RuleSite site, CelReport report) {
    if (site.rule().rule().isBlank()) {
      report.error(
          this,
          site.path().field("rule"),
          "a validation rule of " + site.owner() + " has no expression",
          "the API server would refuse the CRD (rule is not specified)");
    }
  }
}
