package io.github.crd4j.rules.names;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** Labels are indexed, so both halves are short and plain. */
public final class MalformedLabel implements Rule {

  private static final FieldPath PATH = FieldPath.of("metadata", "labels");

  @Override
  public void check(Crd crd, Report report) {
    crd.labels()
        .forEach(
            (key, value) -> {
              String keyProblem = DnsNames.labelKey(key);
              if (keyProblem != null) {
                report.error(
                    PATH,
                    "label '" + key + "' has a name that Kubernetes does not take",
                    ServerAnswer.invalid(keyProblem));
              }
              String valueProblem = DnsNames.labelValue(value);
              if (valueProblem != null) {
                report.error(
                    PATH,
                    "label '" + key + "' has the value '" + value + "', which no label can have",
                    ServerAnswer.invalid(valueProblem),
                    "an annotation takes any text");
              }
            });
  }
}
