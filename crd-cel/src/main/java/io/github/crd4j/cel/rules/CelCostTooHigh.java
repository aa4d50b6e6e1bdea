package io.github.crd4j.cel.rules;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.ServerAnswer;
import java.util.ArrayList;
import java.util.List;

/** A rule or message expression that may cost more than the API server allows. */
final class CelCostTooHigh extends CelRule {

  /**
   * @param expression where the expression stands
   * @param place what it is
   * @param cost of one evaluation, unsigned
   * @param times how often it may be evaluated on one object, unsigned
   * @param advice which bounds would help, one line each
   */
  void report(
      FieldPath expression,
      ExpressionPlace place,
      long cost,
      long times,
      List<String> advice,
      CelReport report) {
    long total = Cardinality.multiply(cost, times);
    List<String> details = new ArrayList<>();
    details.add(
        "the estimate is "
            + CostLimits.words(cost)
            + (times == 1 ? "" : " for each of up to " + Long.toUnsignedString(times) + " values")
            + "; the limit is "
            + CostLimits.PER_RULE);
    details.add(
        ServerAnswer.forbidden(
            "estimated "
                + (place.what().contains("message") ? "messageExpression" : "rule")
                + " cost exceeds budget by factor of "
                + CostLimits.factor(total, CostLimits.PER_RULE)));
    details.addAll(advice);
    report.error(
        id(),
        expression,
        place.what()
            + " of "
            + place.owner()
            + " may cost too much: "
            + CostLimits.words(total)
            + (CostLimits.isCountable(total) ? " is more than " + CostLimits.PER_RULE : ""),
        details);
  }
}
