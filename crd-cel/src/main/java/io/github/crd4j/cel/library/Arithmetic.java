package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BytesValue;
import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.DurationValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.TimestampValue;
import io.github.crd4j.cel.value.UintValue;
import io.github.crd4j.cel.value.Value;
import java.util.Arrays;
import java.util.Map;
import java.util.function.LongBinaryOperator;

/** {@code + - * / %} and negation, with errors where numbers overflow. */
final class Arithmetic {

  static final Map<String, Implementation> FUNCTIONS =
      Map.ofEntries(
          Map.entry("add_int64", ints(Math::addExact)),
          Map.entry("subtract_int64", ints(Math::subtractExact)),
          Map.entry("multiply_int64", ints(Math::multiplyExact)),
          Map.entry("divide_int64", a -> divide(Args.integer(a[0]), Args.integer(a[1]))),
          Map.entry("modulo_int64", a -> modulo(Args.integer(a[0]), Args.integer(a[1]))),
          Map.entry("negate_int64", a -> exact(() -> Math.negateExact(Args.integer(a[0])))),
          Map.entry("add_uint64", a -> addUint(uint(a[0]), uint(a[1]))),
          Map.entry("subtract_uint64", a -> subtractUint(uint(a[0]), uint(a[1]))),
          Map.entry("multiply_uint64", a -> multiplyUint(uint(a[0]), uint(a[1]))),
          Map.entry("divide_uint64", a -> divideUint(uint(a[0]), uint(a[1]))),
          Map.entry("modulo_uint64", a -> moduloUint(uint(a[0]), uint(a[1]))),
          Map.entry("add_double", a -> new DoubleValue(real(a[0]) + real(a[1]))),
          Map.entry("subtract_double", a -> new DoubleValue(real(a[0]) - real(a[1]))),
          Map.entry("multiply_double", a -> new DoubleValue(real(a[0]) * real(a[1]))),
          Map.entry("divide_double", a -> new DoubleValue(real(a[0]) / real(a[1]))),
          Map.entry("negate_double", a -> new DoubleValue(-real(a[0]))),
          Map.entry("add_string", a -> new StringValue(Args.string(a[0]) + Args.string(a[1]))),
          Map.entry("add_bytes", a -> addBytes(a[0], a[1])),
          Map.entry("add_list", a -> Args.list(a[0]).plus(Args.list(a[1]))),
          Map.entry("add_duration_duration", a -> duration(a[0]).plus(duration(a[1]))),
          Map.entry("add_duration_timestamp", a -> timestamp(a[1]).plus(duration(a[0]))),
          Map.entry("add_timestamp_duration", a -> timestamp(a[0]).plus(duration(a[1]))),
          Map.entry("subtract_duration_duration", a -> duration(a[0]).minus(duration(a[1]))),
          Map.entry("subtract_timestamp_duration", a -> timestamp(a[0]).minus(duration(a[1]))),
          Map.entry("subtract_timestamp_timestamp", a -> timestamp(a[0]).minus(timestamp(a[1]))));

  private Arithmetic() {}

  /** {@code left + right} for what can be added, else an error. */
  static Value add(Value left, Value right) {
    String overload =
        left instanceof IntValue
            ? "add_int64"
            : left instanceof UintValue
                ? "add_uint64"
                : left instanceof DoubleValue
                    ? "add_double"
                    : left instanceof DurationValue ? "add_duration_duration" : "";
    Implementation implementation = FUNCTIONS.get(overload);
    if (implementation == null) {
      throw EvalError.noSuchOverload();
    }
    return implementation.apply(new Value[] {left, right});
  }

  private interface Computation {
    long run();
  }

  private static Value exact(Computation computation) {
    try {
      return new IntValue(computation.run());
    } catch (ArithmeticException e) {
      throw new EvalError("integer overflow");
    }
  }

  private static Implementation ints(LongBinaryOperator operator) {
    return a -> exact(() -> operator.applyAsLong(Args.integer(a[0]), Args.integer(a[1])));
  }

  private static Value divide(long left, long right) {
    if (right == 0) {
      throw new EvalError("division by zero");
    }
    if (left == Long.MIN_VALUE && right == -1) {
      throw new EvalError("integer overflow");
    }
    return new IntValue(left / right);
  }

  private static Value modulo(long left, long right) {
    if (right == 0) {
      throw new EvalError("modulus by zero");
    }
    if (left == Long.MIN_VALUE && right == -1) {
      throw new EvalError("integer overflow");
    }
    return new IntValue(left % right);
  }

  private static EvalError uintOverflow() {
    return new EvalError("unsigned integer overflow");
  }

  private static Value addUint(long left, long right) {
    long sum = left + right;
    if (Long.compareUnsigned(sum, left) < 0) {
      throw uintOverflow();
    }
    return new UintValue(sum);
  }

  private static Value subtractUint(long left, long right) {
    if (Long.compareUnsigned(left, right) < 0) {
      throw uintOverflow();
    }
    return new UintValue(left - right);
  }

  private static Value multiplyUint(long left, long right) {
    if (right != 0 && Long.compareUnsigned(left, Long.divideUnsigned(-1L, right)) > 0) {
      throw uintOverflow();
    }
    return new UintValue(left * right);
  }

  private static Value divideUint(long left, long right) {
    if (right == 0) {
      throw new EvalError("division by zero");
    }
    return new UintValue(Long.divideUnsigned(left, right));
  }

  private static Value moduloUint(long left, long right) {
    if (right == 0) {
      throw new EvalError("modulus by zero");
    }
    return new UintValue(Long.remainderUnsigned(left, right));
  }

  private static Value addBytes(Value left, Value right) {
    byte[] l = Args.as(BytesValue.class, left).bytes();
    byte[] r = Args.as(BytesValue.class, right).bytes();
    byte[] sum = Arrays.copyOf(l, l.length + r.length);
    System.arraycopy(r, 0, sum, l.length, r.length);
    return new BytesValue(sum);
  }

  private static long uint(Value value) {
    return Args.as(UintValue.class, value).bits();
  }

  private static double real(Value value) {
    return Args.as(DoubleValue.class, value).value();
  }

  private static DurationValue duration(Value value) {
    return Args.as(DurationValue.class, value);
  }

  private static TimestampValue timestamp(Value value) {
    return Args.as(TimestampValue.class, value);
  }
}
