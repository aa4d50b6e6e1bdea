package io.github.crd4j.cel.rules;

/** A message expression of blanks. */
final class CelMessageExpressionBlank extends PlacementRule {

  @Override
  void check(RuleSite site, CelReport report) {
    String expression = site.rule().messageExpression();
    if (!expression.isEmpty() && expression.isBlank()) {
      report.error(
          this,
          site.path().field("messageExpression"),
          "the message expression of a validation rule of " + site.owner() + " is blank",
          "the API server would refuse the CRD (messageExpression must be non-empty if specified)");
    }
  }
}
