package io.github.crd4j.testing.objects;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes numbers within bounds: those at the bounds as often as those between. */
final class NumberGenerator {

  private static final BigDecimal INT32_MAX = BigDecimal.valueOf(Integer.MAX_VALUE);
  private static final BigDecimal INT32_MIN = BigDecimal.valueOf(Integer.MIN_VALUE);
  // Above it, doubles skip integers: what goes through one is lost.
  private static final BigDecimal BEYOND_DOUBLE =
      new BigDecimal(BigInteger.TWO.pow(53).add(BigInteger.ONE));
  private static final BigDecimal USUAL = BigDecimal.valueOf(100);

  private NumberGenerator() {}

  static JsonValue integer(Schema schema, Chance chance) {
    return new JsonNumber(value(schema, chance, BigDecimal.ONE).setScale(0, RoundingMode.DOWN));
  }

  static JsonValue number(Schema schema, Chance chance) {
    BigDecimal value = value(schema, chance, new BigDecimal("0.25"));
    // The API server writes 1.0 as 1.
    return new JsonNumber(
        value.stripTrailingZeros().scale() <= 0 ? value.setScale(0, RoundingMode.DOWN) : value);
  }

  private static BigDecimal value(Schema schema, Chance chance, BigDecimal unit) {
    BigDecimal step = schema.multipleOf() == null ? unit : schema.multipleOf().value();
    BigDecimal min = bound(schema.minimum(), schema.get(Keyword.EXCLUSIVE_MINIMUM), step);
    BigDecimal max = bound(schema.maximum(), schema.get(Keyword.EXCLUSIVE_MAXIMUM), step.negate());
    boolean isInt32 = !"int64".equals(schema.format());
    BigDecimal from =
        min != null
            ? min
            : max != null ? max.subtract(USUAL) : isInt32 ? INT32_MIN : USUAL.negate();
    BigDecimal to =
        max != null ? max : min != null ? min.add(USUAL) : isInt32 ? INT32_MAX : BEYOND_DOUBLE;
    BigDecimal first = from.divide(step, 0, RoundingMode.CEILING);
    BigDecimal last = to.divide(step, 0, RoundingMode.FLOOR);
    return pick(first, last, chance).multiply(step);
  }

  private static BigDecimal pick(BigDecimal first, BigDecimal last, Chance chance) {
    BigDecimal between =
        first.add(
            last.subtract(first)
                .multiply(BigDecimal.valueOf(chance.random().nextDouble()))
                .setScale(0, RoundingMode.DOWN));
    boolean hasZero = first.signum() <= 0 && last.signum() >= 0;
    return chance.oneOf(List.of(first, last, hasZero ? BigDecimal.ZERO : first, between, between));
  }

  private static @Nullable BigDecimal bound(
      @Nullable JsonNumber bound, @Nullable Boolean isExclusive, BigDecimal step) {
    return bound == null
        ? null
        : Boolean.TRUE.equals(isExclusive) ? bound.value().add(step) : bound.value();
  }
}
