package io.github.crd4j.cel.rules;

import io.github.crd4j.model.ValidationRule;

/** A message that is blank or has line breaks, or is missing where it is needed. */
final class CelMessage extends PlacementRule {

  @Override
  void check(RuleSite site, CelReport report) {
    ValidationRule rule = site.rule();
    String expression = rule.rule().strip();
    String message = rule.message().strip();
    if (expression.isEmpty()) {
      return;
    }
    if (message.isEmpty() && !rule.message().isEmpty()) {
      report.error(
          this,
          site.path().field("message"),
          "the message of a validation rule of " + site.owner() + " is blank",
          "the API server would refuse the CRD (must be non-empty if specified)",
          "leave it out, or say what is wrong when the rule fails");
    } else if (hasLineBreak(message)) {
      report.error(
          this,
          site.path().field("message"),
          "the message of a validation rule of " + site.owner() + " has a line break",
          "the API server would refuse the CRD (must not contain line breaks)");
    } else if (hasLineBreak(expression) && message.isEmpty()) {
      report.error(
          this,
          site.path().field("message"),
          "a validation rule of " + site.owner() + " spans several lines and has no message",
          "the API server would refuse the CRD (message must be specified if rule contains line breaks)",
          "add a message; a message expression alone is not enough");
    }
  }

  static boolean hasLineBreak(String text) {
    return text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0;
  }
}
