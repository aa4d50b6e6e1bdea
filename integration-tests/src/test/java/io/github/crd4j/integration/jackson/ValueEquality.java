package io.github.crd4j.integration.jackson;

import java.util.Calendar;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.recursive.comparison.RecursiveComparisonConfiguration;
import org.jspecify.annotations.Nullable;

/** Compares values field by field, whether or not their classes have {@code equals}. */
final class ValueEquality {

  private static final RecursiveComparisonConfiguration CONFIGURATION =
      RecursiveComparisonConfiguration.builder()
          .withStrictTypeChecking(false)
          .withEqualsForType((a, b) -> a.compareTo(b) == 0, java.math.BigDecimal.class)
          .withEqualsForType((a, b) -> a.pattern().equals(b.pattern()), Pattern.class)
          .withEqualsForType((a, b) -> a.compareTo(b) == 0, StringBuilder.class)
          .withEqualsForType((a, b) -> a.getTimeInMillis() == b.getTimeInMillis(), Calendar.class)
          .withEqualsForType((a, b) -> a.compareTo(b) == 0, StringBuffer.class)
          .withEqualsForType(Object::equals, com.fasterxml.jackson.databind.node.ObjectNode.class)
          .withEqualsForType(Object::equals, tools.jackson.databind.node.ObjectNode.class)
          .build();

  private ValueEquality() {}

  /** How the second differs from the first, in few words; null if it does not. */
  static @Nullable String difference(Object expected, Object actual) {
    try {
      Assertions.assertThat(actual).usingRecursiveComparison(CONFIGURATION).isEqualTo(expected);
      return null;
    } catch (AssertionError different) {
      return String.valueOf(different.getMessage())
          .lines()
          .filter(line -> line.startsWith("field/property") || line.contains("value"))
          .limit(3)
          .reduce((a, b) -> a + "; " + b.strip())
          .orElse(String.valueOf(different.getMessage()));
    }
  }
}
