package io.github.crd4j.rules.versions;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.HashSet;
import java.util.Set;

/** Each version has one entry. */
public final class DuplicateVersion implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    Set<String> seen = new HashSet<>();
    Set<String> reported = new HashSet<>();
    for (CrdVersion version : crd.versions()) {
      if (!seen.add(version.name()) && reported.add(version.name())) {
        report.error(
            FieldPath.of("spec", "versions"),
            "version '" + version.name() + "' is defined more than once",
            ServerAnswer.invalid("must contain unique version names"));
      }
    }
  }
}
