package io.github.crd4j.rules.names;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.Suggestion;
import java.util.List;

/** Objects live in a namespace or in the cluster. */
public final class UnknownScope implements Rule {

  private static final FieldPath PATH = FieldPath.of("spec", "scope");
  private static final List<String> SCOPES = List.of("Cluster", "Namespaced");

  @Override
  public void check(Crd crd, Report report) {
    if (crd.scope().isEmpty()) {
      report.error(
          PATH, "the resource has no scope", ServerAnswer.required(""), "say one of " + SCOPES);
    } else if (!SCOPES.contains(crd.scope())) {
      report.error(
          PATH,
          "unknown scope '" + crd.scope() + "'" + Suggestion.didYouMean(crd.scope(), SCOPES),
          ServerAnswer.unsupported(SCOPES));
    }
  }
}
