package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.cost.Uint64;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.ServerAnswer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The rules of one version are too expensive together. */
final class CelTotalCostTooHigh extends CelRule {

  private static final int MOST_NAMED = 4;

  /**
   * What one expression costs.
   *
   * @param path of the expression
   * @param cost unsigned
   */
  record Item(FieldPath path, long cost) {}

  void check(List<Item> items, FieldPath schema, CelReport report) {
    long total = 0;
    for (Item item : items) {
      total = Uint64.add(total, item.cost());
    }
    if (!CostLimits.exceeds(total, CostLimits.PER_VERSION)) {
      return;
    }
    List<Item> dearest = new ArrayList<>(items);
    dearest.removeIf(item -> Long.compareUnsigned(item.cost(), CostLimits.PER_VERSION / 100) < 0);
    dearest.sort(Comparator.comparing(Item::cost, Long::compareUnsigned).reversed());
    List<Item> named = dearest.subList(0, Math.min(MOST_NAMED, dearest.size()));
    String factor = CostLimits.factor(total, CostLimits.PER_VERSION);
    for (Item item : named) {
      report.error(
          this,
          item.path(),
          "this expression is one of the most expensive of a version whose rules cost too much together",
          "it may cost "
              + CostLimits.words(item.cost())
              + (CostLimits.isCountable(total) ? " of " + CostLimits.words(total) : "")
              + "; all together may cost "
              + CostLimits.PER_VERSION,
          ServerAnswer.forbidden(
              "contributed to estimated rule cost total exceeding cost limit for entire OpenAPIv3 schema"));
    }
    report.error(
        this,
        schema,
        "the validation rules of this version may cost "
            + CostLimits.words(total)
            + (CostLimits.isCountable(total)
                ? " together, more than " + CostLimits.PER_VERSION
                : " together; the limit is " + CostLimits.PER_VERSION),
        ServerAnswer.forbidden(
            "x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema exceeds budget by factor of "
                + factor),
        "add maxItems, maxProperties and maxLength where the most expensive rules read lists, maps and strings");
  }
}
