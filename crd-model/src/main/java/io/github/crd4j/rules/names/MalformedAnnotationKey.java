package io.github.crd4j.rules.names;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** Annotations take any value, but not any name. */
public final class MalformedAnnotationKey implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    for (String key : crd.annotations().keySet()) {
      String problem = DnsNames.annotationKey(key);
      if (problem != null) {
        report.error(
            FieldPath.of("metadata", "annotations"),
            "annotation '" + key + "' has a name that Kubernetes does not take",
            ServerAnswer.invalid(problem));
      }
    }
  }
}
