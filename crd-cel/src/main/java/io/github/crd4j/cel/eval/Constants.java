package io.github.crd4j.cel.eval;

import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.CelKind;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.BytesValue;
import io.github.crd4j.cel.value.Conversions;
import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.NullValue;
import io.github.crd4j.cel.value.PlainMap;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Texts;
import io.github.crd4j.cel.value.TypeValue;
import io.github.crd4j.cel.value.UintValue;
import io.github.crd4j.cel.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Computes what the server computes when it creates a program, before there is any data: literals,
 * lists and maps of them, and conversions of them.
 *
 * <p>Follows {@code decOptimize} in {@code github.com/google/cel-go/interpreter/decorators.go}.
 */
public final class Constants {

  private static final Set<String> TYPE_NAMES =
      Set.of(
          "bool",
          "bytes",
          "double",
          "int",
          "list",
          "map",
          "null_type",
          "optional_type",
          "string",
          "type",
          "uint",
          "google.protobuf.Duration",
          "google.protobuf.Timestamp",
          "net.CIDR",
          "net.IP");

  private Constants() {}

  /**
   * The value of {@code expr} if it is known without data, else null.
   *
   * @throws EvalError if a conversion in it fails
   */
  public static @Nullable Value fold(Compilation compilation, CelExpr expr) {
    return switch (expr.getKind()) {
      case CONSTANT -> literal(expr.constant());
      case IDENT, SELECT -> typeName(compilation, expr);
      case LIST -> list(compilation, expr.list());
      case MAP -> map(compilation, expr.map());
      case CALL -> call(compilation, expr);
      default -> null;
    };
  }

  static Value literal(CelConstant constant) {
    return switch (constant.getKind()) {
      case BOOLEAN_VALUE -> BoolValue.of(constant.booleanValue());
      case INT64_VALUE -> new IntValue(constant.int64Value());
      case UINT64_VALUE -> new UintValue(constant.uint64Value().longValue());
      case DOUBLE_VALUE -> new DoubleValue(constant.doubleValue());
      case STRING_VALUE -> new StringValue(constant.stringValue());
      case BYTES_VALUE -> new BytesValue(constant.bytesValue().toByteArray());
      case NULL_VALUE -> NullValue.NULL;
      default -> throw new IllegalStateException("no literal of this kind: " + constant);
    };
  }

  private static @Nullable Value typeName(Compilation compilation, CelExpr expr) {
    String name = compilation.referenceName(expr);
    if (name == null || compilation.type(expr).kind() != CelKind.TYPE) {
      return null;
    }
    // Any other name of this kind passes the type checker only: timestamp and duration, which are
    // not what the types are called, and variables of loops over types.
    if (!TYPE_NAMES.contains(name)) {
      throw new EvalError("reference to undefined type: " + name);
    }
    return new TypeValue(name);
  }

  private static @Nullable Value list(Compilation compilation, CelExpr.CelList list) {
    List<Value> items = new ArrayList<>();
    for (CelExpr element : list.elements()) {
      Value item = fold(compilation, element);
      if (item == null) {
        return null;
      }
      items.add(item);
    }
    return new ListValue(items);
  }

  private static @Nullable Value map(Compilation compilation, CelExpr.CelMap map) {
    Map<Value, Value> entries = new LinkedHashMap<>();
    for (CelExpr.CelMap.Entry entry : map.entries()) {
      Value key = fold(compilation, entry.key());
      Value value = fold(compilation, entry.value());
      if (key == null || value == null) {
        return null;
      }
      entries.put(key, value);
    }
    return new PlainMap(entries);
  }

  private static @Nullable Value call(Compilation compilation, CelExpr expr) {
    CelExpr.CelCall call = expr.call();
    if (isInEmptyList(compilation, expr)) {
      return BoolValue.FALSE;
    }
    if (!isConversion(call.function()) || call.target().isPresent() || call.args().size() != 1) {
      return null;
    }
    Value argument = fold(compilation, call.args().get(0));
    return argument == null ? null : convert(call.function(), argument);
  }

  /** Whether {@code expr} is {@code x in []}, which is false whatever x is, even an error. */
  static boolean isInEmptyList(Compilation compilation, CelExpr expr) {
    CelExpr.CelCall call = expr.call();
    return call.function().equals("@in")
        && compilation.overloads(expr).equals(List.of("in_list"))
        && fold(compilation, call.args().get(1)) instanceof ListValue list
        && list.size() == 0;
  }

  private static boolean isConversion(String function) {
    return switch (function) {
      case "bool",
          "bytes",
          "double",
          "duration",
          "dyn",
          "int",
          "string",
          "timestamp",
          "type",
          "uint" ->
          true;
      default -> false;
    };
  }

  /** {@code function(argument)} for the conversion functions. */
  public static Value convert(String function, Value argument) {
    return switch (function) {
      case "bool" -> Conversions.toBool(argument);
      case "bytes" -> Conversions.toBytes(argument);
      case "double" -> Conversions.toDouble(argument);
      case "duration" -> Conversions.toDuration(argument);
      case "dyn" -> argument;
      case "int" -> Conversions.toInt(argument);
      case "string" -> new StringValue(Texts.convert(argument));
      case "timestamp" -> Conversions.toTimestamp(argument);
      case "type" -> new TypeValue(argument.typeName());
      case "uint" -> Conversions.toUint(argument);
      default -> throw EvalError.noSuchOverload();
    };
  }
}
