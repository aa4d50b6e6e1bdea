package io.github.crd4j.rules.formats;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.Set;

/** Two bounds between which there is nothing. */
public final class ContradictoryBounds implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.MAXIMUM, Keyword.MAX_LENGTH, Keyword.MAX_ITEMS, Keyword.MAX_PROPERTIES);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    JsonNumber min = schema.minimum();
    JsonNumber max = schema.maximum();
    if (min != null && max != null) {
      int compared = min.value().compareTo(max.value());
      boolean isExclusive =
          schema.has(Keyword.EXCLUSIVE_MINIMUM) || schema.has(Keyword.EXCLUSIVE_MAXIMUM);
      if (compared > 0 || (compared == 0 && isExclusive)) {
        report(node, Keyword.MINIMUM, min, Keyword.MAXIMUM, max, report);
      }
    }
    compare(node, Keyword.MIN_LENGTH, Keyword.MAX_LENGTH, report);
    compare(node, Keyword.MIN_ITEMS, Keyword.MAX_ITEMS, report);
    compare(node, Keyword.MIN_PROPERTIES, Keyword.MAX_PROPERTIES, report);
  }

  private static void compare(
      SchemaNode node, Keyword<Long> low, Keyword<Long> high, Report report) {
    Long min = node.schema().get(low);
    Long max = node.schema().get(high);
    if (max != null && max < 0) {
      report.warning(
          node.at(high),
          node.displayName() + " has the " + high + " " + max,
          "the API server takes the CRD, but no value is that small");
    } else if (min != null && max != null && min > max) {
      report(node, low, min, high, max, report);
    }
  }

  private static void report(
      SchemaNode node, Keyword<?> low, Object min, Keyword<?> high, Object max, Report report) {
    report.warning(
        node.at(low),
        node.displayName() + " has the " + low + " " + min + " and the " + high + " " + max,
        "the API server takes the CRD, but no value satisfies both");
  }
}
