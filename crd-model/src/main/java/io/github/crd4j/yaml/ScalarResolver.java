package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * What an unquoted YAML scalar stands for, as kubectl and the API server see it.
 *
 * <p>They read YAML 1.1 with {@code sigs.k8s.io/yaml}; these are the rules of its {@code
 * goyaml.v2/resolve.go}, which differ from YAML 1.1 itself: no base 60, {@code 0o17} besides {@code
 * 017}, timestamps stay strings. Numbers keep all their digits here, where Go rounds to a double.
 */
final class ScalarResolver {

  private static final BigInteger MIN_INT = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger MAX_UINT = BigInteger.TWO.pow(64).subtract(BigInteger.ONE);
  private static final int MAX_PREFIXED_DIGITS = 64;

  private ScalarResolver() {}

  /** The value of {@code text}, or null if it is infinity or not-a-number, which JSON lacks. */
  static @Nullable JsonValue resolve(String text) {
    if (text.isEmpty()) {
      return JsonNull.NULL;
    }
    char first = text.charAt(0);
    if ((first >= '0' && first <= '9') || first == '+' || first == '-' || first == '.') {
      if (isInfiniteOrNaN(text)) {
        return null;
      }
      JsonNumber number = number(text);
      return number == null ? new JsonString(text) : number;
    }
    JsonValue word = text.length() <= 5 ? word(text) : null;
    return word == null ? new JsonString(text) : word;
  }

  private static @Nullable JsonValue word(String text) {
    return switch (text) {
      case "y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON" ->
          JsonBoolean.TRUE;
      case "n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF" ->
          JsonBoolean.FALSE;
      case "~", "null", "Null", "NULL" -> JsonNull.NULL;
      default -> null;
    };
  }

  private static boolean isInfiniteOrNaN(String text) {
    return switch (text) {
      case ".nan", ".NaN", ".NAN", ".inf", ".Inf", ".INF" -> true;
      case "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF" -> true;
      default -> false;
    };
  }

  /** The number that {@code text} is, or null if it is none. */
  static @Nullable JsonNumber number(String text) {
    // Underscores are dropped, but not from a text that begins with a point.
    String plain = text.charAt(0) != '.' && text.indexOf('_') >= 0 ? text.replace("_", "") : text;
    JsonNumber integer = prefixedInteger(plain);
    if (integer != null) {
      return integer;
    }
    return isDecimal(plain) ? JsonNumber.parse(plain) : null;
  }

  private static @Nullable JsonNumber prefixedInteger(String plain) {
    int start = plain.startsWith("-") || plain.startsWith("+") ? 1 : 0;
    if (plain.length() < start + 2 || plain.charAt(start) != '0') {
      return null;
    }
    int radix =
        switch (plain.charAt(start + 1)) {
          case 'x', 'X' -> 16;
          case 'o', 'O' -> 8;
          case 'b', 'B' -> 2;
          default -> 0;
        };
    String digits = plain.substring(radix == 0 ? start + 1 : start + 2);
    if (digits.isEmpty()
        || digits.length() > MAX_PREFIXED_DIGITS
        || !hasOnlyDigits(digits, radix == 0 ? 8 : radix)) {
      return null;
    }
    BigInteger magnitude = new BigInteger(digits, radix == 0 ? 8 : radix);
    BigInteger value = plain.charAt(0) == '-' ? magnitude.negate() : magnitude;
    boolean fits = value.compareTo(MIN_INT) >= 0 && value.compareTo(MAX_UINT) <= 0;
    return fits ? new JsonNumber(new BigDecimal(value)) : null;
  }

  private static boolean hasOnlyDigits(String digits, int radix) {
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c >= 0x80 || Character.digit(c, radix) < 0) {
        return false;
      }
    }
    return true;
  }

  /** {@code [-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?}, in one pass. */
  private static boolean isDecimal(String text) {
    int i = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
    int point = skipDigits(text, i);
    int digits = point - i;
    i = point;
    if (i < text.length() && text.charAt(i) == '.') {
      int end = skipDigits(text, i + 1);
      if (digits == 0) {
        digits = end - i - 1;
      }
      i = end;
    }
    if (digits == 0) {
      return false;
    }
    if (i < text.length() && (text.charAt(i) == 'e' || text.charAt(i) == 'E')) {
      i++;
      if (i < text.length() && (text.charAt(i) == '-' || text.charAt(i) == '+')) {
        i++;
      }
      int end = skipDigits(text, i);
      if (end == i) {
        return false;
      }
      i = end;
    }
    return i == text.length();
  }

  private static int skipDigits(String text, int from) {
    int i = from;
    while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
      i++;
    }
    return i;
  }
}
