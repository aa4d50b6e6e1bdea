package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.BytesValue;
import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.DurationValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.MapValue;
import io.github.crd4j.cel.value.NullValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Texts;
import io.github.crd4j.cel.value.TimestampValue;
import io.github.crd4j.cel.value.TypeValue;
import io.github.crd4j.cel.value.UintValue;
import io.github.crd4j.cel.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The function {@code format}.
 *
 * <p>Transliterated from {@code github.com/google/cel-go/ext/formatting.go}.
 */
final class FormatCall {

  private static final Pattern CLAUSE =
      Pattern.compile("%(?:%|(?:\\.([0-9]*))?(.?))", Pattern.DOTALL);
  private static final int DEFAULT_PRECISION = 6;

  private FormatCall() {}

  static Value format(String format, ListValue arguments) {
    StringBuilder out = new StringBuilder();
    Matcher clause = CLAUSE.matcher(format);
    int used = 0;
    int copied = 0;
    while (clause.find()) {
      out.append(format, copied, clause.start());
      copied = clause.end();
      if (clause.group().equals("%%")) {
        out.append('%');
        continue;
      }
      if (used >= arguments.size()) {
        throw new EvalError("index " + used + " out of range");
      }
      out.append(clause(clause, arguments.items().get(used).present()));
      used++;
    }
    return new StringValue(out.append(format.substring(copied)).toString());
  }

  private static String clause(Matcher clause, Value argument) {
    if (clause.group(2).isEmpty()) {
      throw new EvalError("unexpected end of string");
    }
    int precision = precision(clause.group(1));
    char kind = clause.group(2).charAt(0);
    return switch (kind) {
      case 's' -> text(argument);
      case 'd' -> number(argument, 10, "decimal clause can only be used on integers");
      case 'f' ->
          EnglishNumbers.fixed(
              real(argument, "fixed-point clause can only be used on doubles"), precision);
      case 'e' ->
          EnglishNumbers.scientific(
              real(argument, "scientific clause can only be used on doubles"));
      case 'b' ->
          argument instanceof BoolValue bool
              ? bool.value() ? "1" : "0"
              : number(argument, 2, "only integers and bools can be formatted as binary");
      case 'o' -> number(argument, 8, "octal clause can only be used on integers");
      case 'x' -> hex(argument);
      case 'X' -> hex(argument).toUpperCase(Locale.ROOT);
      default ->
          throw new EvalError(
              "could not parse formatting clause: unrecognized formatting clause \"" + kind + "\"");
    };
  }

  private static int precision(@org.jspecify.annotations.Nullable String digits) {
    if (digits == null) {
      return DEFAULT_PRECISION;
    }
    try {
      return Math.min(Integer.parseInt(digits), EnglishNumbers.MAX_PRECISION);
    } catch (NumberFormatException e) {
      throw new EvalError(
          "could not parse formatting clause: error while parsing precision: error while converting"
              + " precision to integer: "
              + digits);
    }
  }

  private static EvalError unfit(String rule, Value argument) {
    return new EvalError("error during formatting: " + rule + ", was given " + argument.typeName());
  }

  private static double real(Value argument, String rule) {
    if (argument instanceof DoubleValue number) {
      return number.value();
    }
    if (argument instanceof StringValue string) {
      switch (string.value()) {
        case "NaN" -> {
          return Double.NaN;
        }
        case "Infinity" -> {
          return Double.POSITIVE_INFINITY;
        }
        case "-Infinity" -> {
          return Double.NEGATIVE_INFINITY;
        }
        default -> {}
      }
    }
    throw unfit(rule, argument);
  }

  private static String number(Value argument, int radix, String rule) {
    if (argument instanceof IntValue number) {
      return Long.toString(number.value(), radix);
    }
    if (argument instanceof UintValue number) {
      return Long.toUnsignedString(number.bits(), radix);
    }
    throw unfit(rule, argument);
  }

  private static String hex(Value argument) {
    if (argument instanceof StringValue string) {
      return hex(string.value().getBytes(StandardCharsets.UTF_8));
    }
    if (argument instanceof BytesValue bytes) {
      return hex(bytes.bytes());
    }
    return number(argument, 16, "only integers, byte buffers, and strings can be formatted as hex");
  }

  private static String hex(byte[] bytes) {
    return java.util.HexFormat.of().formatHex(bytes);
  }

  private static String text(Value argument) {
    if (argument == NullValue.NULL) {
      return "null";
    }
    if (argument instanceof ListValue || argument instanceof MapValue) {
      return literal(argument);
    }
    try {
      return Texts.convert(argument);
    } catch (EvalError e) {
      throw unfit(
          "string clause can only be used on strings, bools, bytes, ints, doubles, maps, lists,"
              + " types, durations, and timestamps",
          argument);
    }
  }

  /** A value inside a list or map, written as in CEL. */
  private static String literal(Value value) {
    if (value instanceof ListValue list) {
      return list.items().stream()
          .map(item -> literal(item.present()))
          .collect(Collectors.joining(", ", "[", "]"));
    }
    if (value instanceof MapValue map) {
      return mapLiteral(map);
    }
    if (value instanceof StringValue string) {
      return Texts.quoted(string.value());
    }
    if (value instanceof BytesValue bytes) {
      return "b" + Texts.quoted(Texts.convert(bytes));
    }
    if (value instanceof DoubleValue number) {
      double d = number.value();
      return Double.isFinite(d)
          ? EnglishNumbers.ungrouped(d, DEFAULT_PRECISION)
          : Texts.quoted(Texts.plain(number));
    }
    if (value instanceof TimestampValue) {
      return "timestamp(" + Texts.quoted(Texts.convert(value)) + ")";
    }
    if (value instanceof DurationValue) {
      return "duration(" + Texts.quoted(Texts.convert(value)) + ")";
    }
    if (value == NullValue.NULL) {
      return "null";
    }
    if (value instanceof TypeValue
        || value instanceof BoolValue
        || value instanceof IntValue
        || value instanceof UintValue) {
      return Texts.plain(value);
    }
    throw new EvalError("error during formatting: no formatting function for " + value.typeName());
  }

  private static String mapLiteral(MapValue map) {
    TreeMap<String, String> entries = new TreeMap<>();
    for (Value key : map.keys()) {
      boolean allowed =
          key instanceof StringValue
              || key instanceof BoolValue
              || key instanceof IntValue
              || key instanceof UintValue;
      Value value = map.find(key);
      if (!allowed || value == null) {
        throw new EvalError(
            "error during formatting: no formatting function for map key of type "
                + key.typeName());
      }
      entries.put(literal(key), literal(value.present()));
    }
    return entries.entrySet().stream()
        .map(entry -> entry.getKey() + ":" + entry.getValue())
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
