package io.github.crd4j.cel.rules;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.ServerAnswer;

/** A rule with {@code oldSelf} on something whose old value cannot be found. */
final class CelTransitionRule extends CelRule {

  void check(RuleSite site, boolean usesOldSelf, CelReport report) {
    FieldPath list = site.uncorrelatable();
    if (!usesOldSelf || list == null) {
      return;
    }
    report.error(
        this,
        site.path().field("rule"),
        "a validation rule of "
            + site.owner()
            + " uses oldSelf, but items of a list have no old value",
        "only lists of type map tell which old item a new one was; this list is " + list,
        ServerAnswer.invalid(
            "oldSelf cannot be used on the uncorrelatable portion of the schema within " + list),
        "give the list the type map with its keys, or put the rule on the list itself");
  }
}
