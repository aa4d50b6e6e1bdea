package io.github.crd4j.rules.names;

import io.github.crd4j.admission.UrlSyntax;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** Groups of the Kubernetes project are for APIs that the project has reviewed. */
public final class UnapprovedGroup implements Rule {

  private static final String ANNOTATION = "api-approved.kubernetes.io";
  private static final FieldPath PATH = FieldPath.of("metadata", "annotations").key(ANNOTATION);

  @Override
  public void check(Crd crd, Report report) {
    if (!isProtected(crd.group())) {
      return;
    }
    String approval = crd.annotations().getOrDefault(ANNOTATION, "");
    if (approval.isEmpty()) {
      report.error(
          PATH,
          "group '" + crd.group() + "' belongs to the Kubernetes project",
          ServerAnswer.required(
              "protected groups must have approval annotation \"" + ANNOTATION + "\""),
          "use a domain that you own, or set the annotation to the URL of the review or to a text"
              + " that starts with 'unapproved'");
    } else if (!approval.startsWith("unapproved") && !UrlSyntax.isAbsoluteWithHost(approval)) {
      report.error(
          PATH,
          "annotation " + ANNOTATION + " is '" + approval + "', which is not a URL",
          ServerAnswer.invalid(
              "protected groups must have approval annotation \""
                  + ANNOTATION
                  + "\" with either a URL or a reason starting with \"unapproved\""));
    }
  }

  private static boolean isProtected(String group) {
    return group.equals("k8s.io")
        || group.endsWith(".k8s.io")
        || group.equals("kubernetes.io")
        || group.endsWith(".kubernetes.io");
  }
}
