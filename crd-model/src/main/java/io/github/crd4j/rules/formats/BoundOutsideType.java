package io.github.crd4j.rules.formats;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;

/** A bound that the type cannot hold makes values invalid that are within it. */
public final class BoundOutsideType implements Rule {

  private static final List<Keyword<JsonNumber>> BOUNDS =
      List.of(Keyword.MINIMUM, Keyword.MAXIMUM, Keyword.MULTIPLE_OF);

  private static final int DIGITS_OF_32_BITS = 10;

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.copyOf(BOUNDS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    boolean isInteger = node.schema().isType("integer");
    if (!isInteger && !node.schema().isType("number")) {
      return;
    }
    boolean is32Bit = isInteger && "int32".equals(node.schema().format());
    for (Keyword<JsonNumber> keyword : BOUNDS) {
      JsonNumber bound = node.schema().get(keyword);
      if (bound != null && isInteger && !fits(bound, is32Bit)) {
        report.warning(
            node.at(keyword),
            node.displayName() + " is an integer, but has the " + keyword + " " + bound,
            "bounds are held as 64-bit floating-point numbers, so "
                + Long.MAX_VALUE
                + " counts as one more",
            "the API server answers to every object: Invalid value: "
                + what(keyword)
                + " value must be of type integer"
                + (is32Bit ? " with format int32" : ""),
            "remove the bound or make it one of the type");
      } else if (bound != null && !isInteger && isBeyondInt64(bound)) {
        report.warning(
            node.at(keyword),
            "the " + keyword + " " + bound + " of " + node.displayName() + " is wrong for integers",
            "values without a fraction are compared as 64-bit integers, in which this one becomes "
                + Long.MIN_VALUE
                + " on most machines",
            "remove the bound or make it smaller than 2^63");
      }
    }
  }

  private static boolean isBeyondInt64(JsonNumber bound) {
    double held = bound.value().doubleValue();
    return held < -0x1p63 || held >= 0x1p63;
  }

  private static boolean fits(JsonNumber bound, boolean is32Bit) {
    if (bound.value().scale() == 0 && bound.value().precision() < DIGITS_OF_32_BITS) {
      return true;
    }
    BigDecimal held = new BigDecimal(bound.value().doubleValue());
    return held.stripTrailingZeros().scale() <= 0
        && held.toBigInteger().bitLength() < (is32Bit ? 32 : 64);
  }

  private static String what(Keyword<JsonNumber> keyword) {
    return keyword == Keyword.MULTIPLE_OF
        ? "MultipleOf"
        : keyword == Keyword.MINIMUM ? "Minimum boundary" : "Maximum boundary";
  }
}
