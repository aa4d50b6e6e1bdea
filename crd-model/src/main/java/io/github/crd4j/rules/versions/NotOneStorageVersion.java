package io.github.crd4j.rules.versions;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;

/** Objects are stored in exactly one version. */
public final class NotOneStorageVersion implements Rule {

  private static final FieldPath PATH = FieldPath.of("spec", "versions");

  @Override
  public void check(Crd crd, Report report) {
    List<String> storing =
        crd.versions().stream().filter(CrdVersion::storage).map(CrdVersion::name).toList();
    if (storing.size() == 1) {
      return;
    }
    report.error(
        PATH,
        storing.isEmpty()
            ? "no version is the storage version"
            : "versions " + String.join(", ", storing) + " all claim to be the storage version",
        "objects are converted to the storage version before they are written to etcd",
        ServerAnswer.invalid("must have exactly one version marked as storage version"));
  }
}
