package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.vocabulary.Statement;
import java.math.BigDecimal;
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

  private static @Nullable BigDecimal number(Object value) {
    if (value instanceof JsonNumber number) {
      return number.value();
    }
    return value instanceof Long count ? BigDecimal.valueOf(count) : null;
  }
}
