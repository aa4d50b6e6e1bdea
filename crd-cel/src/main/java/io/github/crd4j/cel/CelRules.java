package io.github.crd4j.cel;

import io.github.crd4j.cel.rules.DefaultCheck;
import io.github.crd4j.cel.rules.VersionCheck;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.ExpressionCheck;
import io.github.crd4j.rules.Findings;
import io.github.crd4j.rules.SchemaNode;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Checks the validation rules ({@code x-kubernetes-validations}) of CRDs as the API server does:
 * {@code ServerRules.check(crd, new CelRules(version))}.
 *
 * <p>A CRD without rules costs nothing: no class of the CEL library is loaded for it. Immutable.
 */
public final class CelRules implements ExpressionCheck {

  private final KubernetesVersion version;
  private final Consumer<RuleCost> costs;

  /**
   * @param version the oldest server that must take the rules
   */
  public CelRules(KubernetesVersion version) {
    this(version, cost -> {});
  }

  /**
   * @param version the oldest server that must take the rules
   * @param costs hears what each rule and message expression costs that compiles
   */
  public CelRules(KubernetesVersion version, Consumer<RuleCost> costs) {
    this.version = version;
    this.costs = costs;
  }

  @Override
  public void check(SchemaNode root, Predicate<SchemaNode> isSound, Findings findings) {
    if (hasRules(root.schema())) {
      new VersionCheck(version, findings, isSound, costs).check(root);
    }
  }

  @Override
  public void checkDefaults(SchemaNode root, Findings findings) {
    if (hasRules(root.schema())) {
      new DefaultCheck(version, findings).check(root);
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
