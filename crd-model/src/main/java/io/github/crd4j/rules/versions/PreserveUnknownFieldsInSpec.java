package io.github.crd4j.rules.versions;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** The old switch that turned pruning off for a whole CRD is gone. */
public final class PreserveUnknownFieldsInSpec implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    if (crd.preserveUnknownFields()) {
      report.error(
          FieldPath.of("spec", "preserveUnknownFields"),
          "the CRD keeps unknown fields everywhere",
          ServerAnswer.invalid(
              "cannot set to true, set x-kubernetes-preserve-unknown-fields to true in"
                  + " spec.versions[*].schema instead"));
    }
  }
}
