package io.github.crd4j.processor.jackson;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's own strategies for the names of enum constants, which take them to be {@code
 * UPPER_SNAKE_CASE}.
 *
 * <p>Source: {@code EnumNamingStrategies} of jackson-databind 2.23 and 3.2.
 */
enum EnumNaming {
  NAME(NamingStrategy.LOWER_CAMEL_CASE),
  LOWER_CAMEL_CASE(NamingStrategy.LOWER_CAMEL_CASE),
  UPPER_CAMEL_CASE(NamingStrategy.UPPER_CAMEL_CASE),
  SNAKE_CASE(NamingStrategy.SNAKE_CASE),
  UPPER_SNAKE_CASE(NamingStrategy.UPPER_SNAKE_CASE),
  LOWER_CASE(NamingStrategy.LOWER_CASE),
  KEBAB_CASE(NamingStrategy.KEBAB_CASE),
  LOWER_DOT_CASE(NamingStrategy.LOWER_DOT_CASE);

  /** What happens to the name once it is {@code camelCase}. */
  private final NamingStrategy strategy;

  EnumNaming(NamingStrategy strategy) {
    this.strategy = strategy;
  }

  String translate(String constant) {
    return this == NAME ? constant : strategy.translate(camel(constant));
  }

  /** The strategy that a class of Jackson's is; null if it is not one of Jackson's. */
  static @Nullable EnumNaming ofClass(String className) {
    if (!className.startsWith("com.fasterxml.jackson.databind.")
        && !className.startsWith("tools.jackson.databind.")) {
      return null;
    }
    return switch (className.substring(className.lastIndexOf('.') + 1)) {
      case "LowerCamelCaseStrategy", "CamelCaseStrategy" -> LOWER_CAMEL_CASE;
      case "UpperCamelCaseStrategy" -> UPPER_CAMEL_CASE;
      case "SnakeCaseStrategy" -> SNAKE_CASE;
      case "UpperSnakeCaseStrategy" -> UPPER_SNAKE_CASE;
      case "LowerCaseStrategy" -> LOWER_CASE;
      case "KebabCaseStrategy" -> KEBAB_CASE;
      case "LowerDotCaseStrategy" -> LOWER_DOT_CASE;
      case "EnumNamingStrategy" -> NAME;
      default -> null;
    };
  }

  /** {@code FIRST_VALUE} as {@code firstValue}. */
  private static String camel(String name) {
    StringBuilder camel = new StringBuilder(name.length());
    boolean upper = false;
    for (char c : name.toLowerCase(Locale.ROOT).toCharArray()) {
      if (c == '_') {
        upper = camel.length() > 0;
      } else {
        camel.append(upper ? Character.toUpperCase(c) : c);
        upper = false;
      }
    }
    return camel.toString();
  }
}
