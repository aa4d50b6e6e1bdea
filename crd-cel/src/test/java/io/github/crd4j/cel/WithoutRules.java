package io.github.crd4j.cel;

import io.github.crd4j.rules.ServerRules;

/** What a project without rules does. */
public final class WithoutRules {

  private WithoutRules() {}

  /** Checks a CRD that has no rules. */
  public static void run() {
    boolean errors =
        ServerRules.check(
                Cases.crd("x", Cases.schema("{type: string}")),
                new CelRules(KubernetesVersion.DEFAULT))
            .hasErrors();
    if (errors) {
      throw new IllegalStateException("the CRD is good");
    }
  }
}
