package io.github.crd4j.processor.jackson;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's own naming strategies.
 *
 * <p>Source: {@code PropertyNamingStrategies} of jackson-databind 2.23 and 3.2.
 */
enum NamingStrategy {
  LOWER_CAMEL_CASE,
  UPPER_CAMEL_CASE,
  SNAKE_CASE,
  UPPER_SNAKE_CASE,
  LOWER_CASE,
  KEBAB_CASE,
  LOWER_DOT_CASE;

  /** The JSON name of a property with the implicit name {@code name}. */
  String translate(String name) {
    if (name.isEmpty()) {
      return name;
    }
    return switch (this) {
      case LOWER_CAMEL_CASE -> name;
      case UPPER_CAMEL_CASE -> upperCamel(name);
      case SNAKE_CASE -> snake(name);
      case UPPER_SNAKE_CASE -> snake(name).toUpperCase(Locale.ROOT);
      case LOWER_CASE -> name.toLowerCase(Locale.ROOT);
      case KEBAB_CASE -> hyphenated(name, '-');
      case LOWER_DOT_CASE -> hyphenated(name, '.');
    };
  }

  /** The strategy that a class of Jackson's is; null if it is not one of Jackson's. */
  static @Nullable NamingStrategy ofClass(String className) {
    if (!className.startsWith("com.fasterxml.jackson.databind.")
        && !className.startsWith("tools.jackson.databind.")) {
      return null;
    }
    return switch (className.substring(className.lastIndexOf('.') + 1)) {
      case "LowerCamelCaseStrategy", "PropertyNamingStrategy" -> LOWER_CAMEL_CASE;
      case "UpperCamelCaseStrategy" -> UPPER_CAMEL_CASE;
      case "SnakeCaseStrategy" -> SNAKE_CASE;
      case "UpperSnakeCaseStrategy" -> UPPER_SNAKE_CASE;
      case "LowerCaseStrategy" -> LOWER_CASE;
      case "KebabCaseStrategy" -> KEBAB_CASE;
      case "LowerDotCaseStrategy" -> LOWER_DOT_CASE;
      default -> null;
    };
  }

  private static String upperCamel(String name) {
    char first = Character.toUpperCase(name.charAt(0));
    return first == name.charAt(0) ? name : first + name.substring(1);
  }

  private static String snake(String name) {
    StringBuilder snake = new StringBuilder(name.length() * 2);
    boolean afterCapital = false;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (i == 0 && c == '_') {
        continue;
      }
      boolean capital = Character.isUpperCase(c);
      if (capital) {
        int length = snake.length();
        if (!afterCapital && length > 0 && snake.charAt(length - 1) != '_') {
          snake.append('_');
        }
        c = Character.toLowerCase(c);
      }
      afterCapital = capital;
      snake.append(c);
    }
    return snake.length() == 0 ? name : snake.toString();
  }

  /** Sets {@code separator} before each run of capitals, and before the last of a longer one. */
  private static String hyphenated(String name, char separator) {
    StringBuilder result = new StringBuilder(name.length() * 2);
    int run = 0;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      char lower = Character.toLowerCase(c);
      if (c == lower) {
        if (run > 1) {
          result.insert(result.length() - 1, separator);
        }
        run = 0;
      } else {
        if (run == 0 && i > 0) {
          result.append(separator);
        }
        run++;
      }
      result.append(lower);
    }
    return result.toString();
  }
}
