package io.github.crd4j.cel.rules;

import io.github.crd4j.model.FieldPath;

/** A validation rule on a node that has no type in CEL. */
final class CelUntypedNode extends CelRule {

  void report(FieldPath validations, String owner, CelReport report) {
    report.error(
        this,
        validations,
        owner + " has validation rules, but no type that rules can see",
        "rules see nothing of values without type, and of lists and maps of such values",
        "the API server answers: Internal error: failed to construct type information for x-kubernetes-validations rules",
        "give it a type, or put the rule on something that has one");
  }
}
