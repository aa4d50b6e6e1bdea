package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.vocabulary.Statement;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Keywords that limit a value from one side, of which the stricter holds. */
final class Bounds {

  private static final Set<Keyword<?>> LOWER =
      Set.of(Keyword.MINIMUM, Keyword.MIN_LENGTH, Keyword.MIN_ITEMS, Keyword.MIN_PROPERTIES);
  private static final Set<Keyword<?>> UPPER =
      Set.of(Keyword.MAXIMUM, Keyword.MAX_LENGTH, Keyword.MAX_ITEMS, Keyword.MAX_PROPERTIES);

  private Bounds() {}

  static boolean isBound(Keyword<?> keyword) {
    return LOWER.contains(keyword) || UPPER.contains(keyword);
  }

  /** Whether {@code statement} allows less than {@code other}, of the same keyword, does. */
  static boolean isStricter(Statement<?> statement, Statement<?> other) {
    BigDecimal value = number(statement.value());
    BigDecimal otherValue = number(other.value());
    if (value == null || otherValue == null) {
      return false;
    }
    return LOWER.contains(statement.keyword())
        ? value.compareTo(otherValue) > 0
        : UPPER.contains(statement.keyword()) && value.compareTo(otherValue) < 0;
  }

  /**
   * Forgets that a bound is exclusive if another annotation than the one that holds said so; of two
   * equal bounds the exclusive one is the stricter.
   */
  static void keepExclusivenessOfBound(Map<Keyword<?>, Statement<?>> agreed) {
    forget(agreed, Keyword.MINIMUM, Keyword.EXCLUSIVE_MINIMUM);
    forget(agreed, Keyword.MAXIMUM, Keyword.EXCLUSIVE_MAXIMUM);
  }

  private static void forget(
      Map<Keyword<?>, Statement<?>> agreed, Keyword<JsonNumber> bound, Keyword<Boolean> exclusive) {
    Statement<?> holds = agreed.get(bound);
    Statement<?> says = agreed.get(exclusive);
    if (holds != null && says != null && !holds.use().equals(says.use())) {
      Number value = says.use().number("value");
      boolean same = value != null && holds.value().equals(JsonNumber.of(value.doubleValue()));
      if (!same) {
        agreed.remove(exclusive);
      }
    }
  }

  private static @Nullable BigDecimal number(Object value) {
    if (value instanceof JsonNumber number) {
      return number.value();
    }
    return value instanceof Long count ? BigDecimal.valueOf(count) : null;
  }
}
