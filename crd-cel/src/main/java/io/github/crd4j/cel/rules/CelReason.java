package io.github.crd4j.cel.rules;

import java.util.List;

/** A reason that is none of the four there are. */
final class CelReason extends PlacementRule {

  private static final List<String> REASONS =
      List.of(
          "FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid", "FieldValueRequired");

  @Override
  void check(RuleSite site, CelReport report) {
    String reason = site.rule().reason();
    if (reason == null || REASONS.contains(reason)) {
      return;
    }
    report.error(
        this,
        site.path().field("reason"),
        "a validation rule of "
            + site.owner()
            + " has the unknown reason '"
            + reason
            + "'"
            + Suggestions.didYouMean(reason, REASONS),
        "reasons are " + String.join(", ", REASONS),
        "the API server would refuse the CRD (Unsupported value)");
  }
}
