package io.github.crd4j.processor.lint;

import io.github.crd4j.cel.RuleCost;
import io.github.crd4j.cel.rules.CostLimits;

/**
 * What the API server estimates for one CEL expression.
 *
 * @param file that has it
 * @param cost the estimate
 */
public record LintCost(String file, RuleCost cost) {

  /** What one expression may cost in all its evaluations on one object. */
  public long limit() {
    return CostLimits.PER_RULE;
  }
}
