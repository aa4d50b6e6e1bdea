package io.github.crd4j.cel.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The order of values, as {@code <}, {@code sort}, {@code min} and {@code max} use it. */
public final class Ordering {

  private Ordering() {}

  /** Whether values like {@code value} have an order at all. */
  public static boolean isOrdered(Value value) {
    return value instanceof BoolValue
        || value instanceof IntValue
        || value instanceof UintValue
        || value instanceof DoubleValue
        || value instanceof StringValue
        || value instanceof BytesValue
        || value instanceof DurationValue
        || value instanceof TimestampValue;
  }

  /**
   * How {@code left} and {@code right} are ordered: negative, zero or positive.
   *
   * @throws EvalError if they are not
   */
  public static int compare(Value left, Value right) {
    Integer order = compareOrNull(left, right);
    if (order == null) {
      throw EvalError.noSuchOverload();
    }
    return order;
  }

  private static @Nullable Integer compareOrNull(Value left, Value right) {
    if (left instanceof StringValue l && right instanceof StringValue r) {
      return compareByCodePoint(l.value(), r.value());
    }
    if (left instanceof BytesValue l && right instanceof BytesValue r) {
      return Arrays.compareUnsigned(l.bytes(), r.bytes());
    }
    if (left instanceof BoolValue l && right instanceof BoolValue r) {
      return Boolean.compare(l.value(), r.value());
    }
    if (left instanceof DurationValue l && right instanceof DurationValue r) {
      return Long.compare(l.nanos(), r.nanos());
    }
    if (left instanceof TimestampValue l && right instanceof TimestampValue r) {
      return l.compareTo(r);
    }
    return Numbers.compareOrNull(left, right);
  }

  /** The order of UTF-8 bytes, which differs from that of UTF-16 units beyond U+FFFF. */
  static int compareByCodePoint(String left, String right) {
    int length = Math.min(left.length(), right.length());
    for (int i = 0; i < length; i++) {
      char l = left.charAt(i);
      char r = right.charAt(i);
      if (l != r) {
        boolean bothOrNone = Character.isSurrogate(l) == Character.isSurrogate(r);
        return bothOrNone ? Character.compare(l, r) : Character.isSurrogate(l) ? 1 : -1;
      }
    }
    return Integer.compare(left.length(), right.length());
  }
}
