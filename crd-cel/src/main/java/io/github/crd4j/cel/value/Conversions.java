package io.github.crd4j.cel.value;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What {@code int()}, {@code uint()}, {@code double()}, {@code bool()}, {@code bytes()}, {@code
 * duration()} and {@code timestamp()} make of values.
 *
 * <p>Transliterated from the {@code ConvertToType} methods in {@code
 * github.com/google/cel-go/common/types}.
 */
public final class Conversions {

  private static final Pattern DECIMAL_INT = Pattern.compile("[+-]?[0-9]+");
  private static final Pattern DECIMAL_FLOAT =
      Pattern.compile("[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?");
  private static final Pattern HEX_FLOAT =
      Pattern.compile("[+-]?0[xX](?:[0-9a-fA-F]+\\.?[0-9a-fA-F]*|\\.[0-9a-fA-F]+)[pP][+-]?[0-9]+");
  private static final Set<String> TRUE = Set.of("1", "t", "T", "TRUE", "true", "True");
  private static final Set<String> FALSE = Set.of("0", "f", "F", "FALSE", "false", "False");

  private Conversions() {}

  public static Value toInt(Value value) {
    if (value instanceof IntValue) {
      return value;
    }
    if (value instanceof UintValue number) {
      if (number.bits() < 0) {
        throw new EvalError("integer overflow");
      }
      return new IntValue(number.bits());
    }
    if (value instanceof DoubleValue number) {
      double d = number.value();
      if (Double.isNaN(d) || d <= -0x1p63 || d >= 0x1p63) {
        throw new EvalError("integer overflow");
      }
      return new IntValue((long) d);
    }
    if (value instanceof StringValue string) {
      try {
        return new IntValue(goInt(string.value(), "ParseInt"));
      } catch (EvalError e) {
        throw EvalError.conversion("string", "int");
      }
    }
    if (value instanceof DurationValue duration) {
      return new IntValue(duration.nanos());
    }
    if (value instanceof TimestampValue timestamp) {
      return new IntValue(timestamp.seconds());
    }
    throw EvalError.noSuchOverload();
  }

  public static Value toUint(Value value) {
    if (value instanceof UintValue) {
      return value;
    }
    if (value instanceof IntValue number) {
      if (number.value() < 0) {
        throw new EvalError("unsigned integer overflow");
      }
      return new UintValue(number.value());
    }
    if (value instanceof DoubleValue number) {
      double d = number.value();
      if (Double.isNaN(d) || d < 0 || d >= 0x1p64) {
        throw new EvalError("unsigned integer overflow");
      }
      return new UintValue(Numbers.unsigned(d));
    }
    if (value instanceof StringValue string) {
      try {
        return new UintValue(goUint(string.value()));
      } catch (NumberFormatException e) {
        throw EvalError.conversion("string", "uint");
      }
    }
    throw EvalError.noSuchOverload();
  }

  private static long goUint(String text) {
    if (!text.isEmpty() && !Character.isDigit(text.charAt(0))) {
      throw new NumberFormatException(text);
    }
    return DECIMAL_INT.matcher(text).matches()
        ? Long.parseUnsignedLong(text)
        : Long.parseUnsignedLong("");
  }

  public static Value toDouble(Value value) {
    if (value instanceof DoubleValue) {
      return value;
    }
    if (value instanceof IntValue number) {
      return new DoubleValue((double) number.value());
    }
    if (value instanceof UintValue number) {
      return new DoubleValue(Numbers.toDouble(number.bits()));
    }
    if (value instanceof StringValue string) {
      return new DoubleValue(goFloat(string.value()));
    }
    throw EvalError.noSuchOverload();
  }

  private static double goFloat(String text) {
    String unsigned = text.startsWith("+") || text.startsWith("-") ? text.substring(1) : text;
    switch (unsigned.toLowerCase(Locale.ROOT)) {
      case "inf", "infinity" -> {
        return text.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
      }
      case "nan" -> {
        if (unsigned.equals(text)) {
          return Double.NaN;
        }
      }
      default -> {}
    }
    // Underscores between digits mean nothing.
    String digits = text.replaceAll("(?<=[0-9])_(?=[0-9])", "");
    if (DECIMAL_FLOAT.matcher(digits).matches() || HEX_FLOAT.matcher(digits).matches()) {
      double value = Double.parseDouble(digits);
      if (!Double.isInfinite(value)) {
        return value;
      }
    }
    throw EvalError.conversion("string", "double");
  }

  public static Value toBool(Value value) {
    if (value instanceof BoolValue) {
      return value;
    }
    if (value instanceof StringValue string) {
      if (TRUE.contains(string.value())) {
        return BoolValue.TRUE;
      }
      if (FALSE.contains(string.value())) {
        return BoolValue.FALSE;
      }
      throw EvalError.conversion("string", "bool");
    }
    throw EvalError.noSuchOverload();
  }

  public static Value toBytes(Value value) {
    if (value instanceof BytesValue) {
      return value;
    }
    if (value instanceof StringValue string) {
      return BytesValue.utf8(string.value());
    }
    throw EvalError.noSuchOverload();
  }

  public static Value toDuration(Value value) {
    if (value instanceof DurationValue) {
      return value;
    }
    if (value instanceof StringValue string) {
      DurationValue duration = GoDurations.parse(string.value());
      if (duration == null) {
        throw EvalError.conversion("string", "google.protobuf.Duration");
      }
      return duration;
    }
    throw EvalError.noSuchOverload();
  }

  public static Value toTimestamp(Value value) {
    if (value instanceof TimestampValue) {
      return value;
    }
    if (value instanceof IntValue number) {
      return TimestampValue.checked(number.value(), 0, 0);
    }
    if (value instanceof StringValue string) {
      TimestampValue timestamp = GoTimes.rfc3339(string.value());
      if (timestamp == null) {
        throw EvalError.conversion("string", "google.protobuf.Timestamp");
      }
      return TimestampValue.checked(
          timestamp.seconds(), timestamp.nanos(), timestamp.offsetSeconds());
    }
    throw EvalError.noSuchOverload();
  }

  /**
   * A decimal integer as Go reads it.
   *
   * @param function the Go function that an error names
   * @throws EvalError if {@code text} is none, or too large
   */
  static long goInt(String text, String function) {
    String what = "strconv." + function + ": parsing " + Texts.quoted(text) + ": ";
    if (!DECIMAL_INT.matcher(text).matches()) {
      throw new EvalError(what + "invalid syntax");
    }
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new EvalError(what + "value out of range");
    }
  }
}
