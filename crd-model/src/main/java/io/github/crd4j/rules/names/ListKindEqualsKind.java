package io.github.crd4j.rules.names;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** A list and its item must be told apart by their kind. */
public final class ListKindEqualsKind implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    String kind = crd.names().kind();
    if (!kind.isEmpty() && kind.equals(crd.names().listKind())) {
      report.error(
          FieldPath.of("spec", "names", "listKind"),
          "listKind '" + kind + "' is also the kind; did you mean '" + kind + "List'?",
          ServerAnswer.invalid("kind and listKind may not be the same"));
    }
  }
}
