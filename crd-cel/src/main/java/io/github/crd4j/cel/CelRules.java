package io.github.crd4j.cel;

import io.github.crd4j.cel.rules.VersionCheck;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Findings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks the validation rules ({@code x-kubernetes-validations}) of CRDs as the API server does.
 *
 * <p>A CRD without rules costs nothing: no class of the CEL library is loaded for it.
 */
public final class CelRules {

  private CelRules() {}

  /** What was found, and what the rules cost. */
  public record Result(Findings findings, List<RuleCost> costs) {}

  /** Everything that is wrong with the rules of {@code crd} on servers of {@code version}. */
  public static Findings check(Crd crd, KubernetesVersion version) {
    return check(crd, version, List.of()).findings();
  }

  /**
   * Everything that is wrong with the rules of {@code crd} on servers of {@code version}, and their
   * cost.
   *
   * @param earlier what other rules have found; expressions of nodes with errors at or below them
   *     are not compiled, as on the server, because what is wrong with them may follow from those
   */
  public static Result check(Crd crd, KubernetesVersion version, List<Finding> earlier) {
    Findings findings = new Findings();
    List<RuleCost> costs = new ArrayList<>();
    Set<FieldPath> broken = new HashSet<>();
    for (int i = 0; i < crd.versions().size(); i++) {
      Schema schema = crd.versions().get(i).schema();
      if (schema != null && hasRules(schema)) {
        addWithAncestors(earlier, broken);
        VersionCheck check = new VersionCheck(version, findings, broken::contains);
        check.check(schema, Crd.schemaPath(i));
        costs.addAll(check.costs());
      }
    }
    return new Result(findings, costs);
  }

  private static void addWithAncestors(List<Finding> findings, Set<FieldPath> paths) {
    for (Finding finding : findings) {
      if (finding.severity() == io.github.crd4j.rules.Severity.ERROR) {
        for (FieldPath path = finding.path(); path != null && paths.add(path); ) {
          path = path.parent();
        }
      }
    }
  }

  /** Whether {@code schema} or a node below it has a validation rule. */
  public static boolean hasRules(Schema schema) {
    if (!schema.validations().isEmpty()) {
      return true;
    }
    boolean[] found = new boolean[1];
    schema.forEachChild(FieldPath.ROOT, (path, child) -> found[0] |= hasRules(child));
    return found[0];
  }
}
