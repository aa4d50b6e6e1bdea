package io.github.crd4j.processor.evaluate;

import org.jspecify.annotations.Nullable;

/** Java's operators and conversions of primitive values, boxed. */
public final class Operators {

  private Operators() {}

  /**
   * The result of a binary operator on numbers, characters or booleans, or of {@code ==} and {@code
   * !=} on anything.
   *
   * @throws NotEvaluable if there is none
   */
  public static Object binary(String operator, @Nullable Object left, @Nullable Object right)
      throws NotEvaluable {
    Number one = number(left);
    Number two = number(right);
    if (one != null && two != null) {
      try {
        return operator.startsWith("<<") || operator.startsWith(">>")
            ? shift(operator, one, two.intValue())
            : numbers(operator, one, two);
      } catch (ArithmeticException division) {
        throw new NotEvaluable("it divides by zero");
      }
    }
    if (left instanceof Boolean a && right instanceof Boolean b) {
      return booleans(operator, a, b);
    }
    boolean same = isSame(left, right);
    return switch (operator) {
      case "==" -> same;
      case "!=" -> !same;
      default -> throw unsupported(operator);
    };
  }

  /**
   * The result of a unary operator.
   *
   * @throws NotEvaluable if there is none
   */
  public static Object unary(String operator, @Nullable Object operand) throws NotEvaluable {
    if (operand instanceof Boolean value && operator.equals("!")) {
      return !value;
    }
    Number number = number(operand);
    if (number == null) {
      throw unsupported(operator);
    }
    return switch (operator) {
      case "+" -> numbers("+", 0, number);
      // Not 0 - x, which is never -0.0.
      case "-" -> numbers("*", -1, number);
      case "~" -> numbers("^", -1, number);
      default -> throw unsupported(operator);
    };
  }

  /**
   * {@code value} as the primitive type called {@code type}.
   *
   * @throws NotEvaluable if it cannot be that
   */
  public static Object convert(@Nullable Object value, String type) throws NotEvaluable {
    if (value instanceof Boolean && type.equals("boolean")) {
      return value;
    }
    Number number = number(value);
    if (number == null) {
      throw new NotEvaluable("it makes a " + type + " of " + value);
    }
    return switch (type) {
      case "byte" -> (byte) integral(number);
      case "short" -> (short) integral(number);
      case "char" -> (char) integral(number);
      case "int" -> number instanceof Long ? number.intValue() : (Object) integral(number);
      case "long" -> number.longValue();
      case "float" -> number.floatValue();
      case "double" -> number.doubleValue();
      default -> throw new NotEvaluable("it makes a " + type + " of " + value);
    };
  }

  /** As Java narrows: a floating number to an int first, which stops at the ends. */
  private static int integral(Number number) {
    return number.intValue();
  }

  private static @Nullable Number number(@Nullable Object value) {
    return value instanceof Character character
        ? (Number) (int) character
        : value instanceof Number number ? number : null;
  }

  private static boolean isSame(@Nullable Object left, @Nullable Object right) throws NotEvaluable {
    if (left == null || right == null || left instanceof Instance || right instanceof Instance) {
      return left == right;
    }
    throw new NotEvaluable("it compares objects by ==");
  }

  private static Object booleans(String operator, boolean left, boolean right) throws NotEvaluable {
    return switch (operator) {
      case "&" -> left && right;
      case "|" -> left || right;
      case "^", "!=" -> left ^ right;
      case "==" -> left == right;
      default -> throw unsupported(operator);
    };
  }

  private static Object numbers(String operator, Number left, Number right) throws NotEvaluable {
    if (left instanceof Double || right instanceof Double) {
      return doubles(operator, left.doubleValue(), right.doubleValue());
    }
    if (left instanceof Float || right instanceof Float) {
      Object result = doubles(operator, left.floatValue(), right.floatValue());
      return result instanceof Double value ? (Object) value.floatValue() : result;
    }
    boolean isLong = left instanceof Long || right instanceof Long;
    Object result = longs(operator, left.longValue(), right.longValue());
    return result instanceof Long value && !isLong ? (Object) value.intValue() : result;
  }

  private static Object doubles(String operator, double left, double right) throws NotEvaluable {
    return switch (operator) {
      case "+" -> left + right;
      case "-" -> left - right;
      case "*" -> left * right;
      case "/" -> left / right;
      case "%" -> left % right;
      case "<" -> left < right;
      case "<=" -> left <= right;
      case ">" -> left > right;
      case ">=" -> left >= right;
      case "==" -> left == right;
      case "!=" -> left != right;
      default -> throw unsupported(operator);
    };
  }

  private static Object longs(String operator, long left, long right) throws NotEvaluable {
    return switch (operator) {
      case "+" -> left + right;
      case "-" -> left - right;
      case "*" -> left * right;
      case "/" -> left / right;
      case "%" -> left % right;
      case "&" -> left & right;
      case "|" -> left | right;
      case "^" -> left ^ right;
      case "<" -> left < right;
      case "<=" -> left <= right;
      case ">" -> left > right;
      case ">=" -> left >= right;
      case "==" -> left == right;
      case "!=" -> left != right;
      default -> throw unsupported(operator);
    };
  }

  private static Object shift(String operator, Number value, int distance) throws NotEvaluable {
    boolean isLong = value instanceof Long;
    long bits = value.longValue();
    int small = value.intValue();
    return switch (operator) {
      case "<<" -> isLong ? (Object) (bits << distance) : (Object) (small << distance);
      case ">>" -> isLong ? (Object) (bits >> distance) : (Object) (small >> distance);
      case ">>>" -> isLong ? (Object) (bits >>> distance) : (Object) (small >>> distance);
      default -> throw unsupported(operator);
    };
  }

  private static NotEvaluable unsupported(String operator) {
    return new NotEvaluable("it applies '" + operator + "' to other things than numbers");
  }
}
