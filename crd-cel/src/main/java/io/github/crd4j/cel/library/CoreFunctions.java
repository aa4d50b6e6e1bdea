package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.BytesValue;
import io.github.crd4j.cel.value.Conversions;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.MapValue;
import io.github.crd4j.cel.value.Ordering;
import io.github.crd4j.cel.value.PlainMap;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Texts;
import io.github.crd4j.cel.value.TypeValue;
import io.github.crd4j.cel.value.Value;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;

/** Order, size, negation, conversions, and what the two-variable loops put into maps. */
final class CoreFunctions {

  private static final List<String> ORDERED =
      List.of(
          "bool",
          "bytes",
          "double",
          "double_int64",
          "double_uint64",
          "duration",
          "int64",
          "int64_double",
          "int64_uint64",
          "string",
          "timestamp",
          "uint64",
          "uint64_double",
          "uint64_int64");

  static final Map<String, Implementation> FUNCTIONS = functions();

  private CoreFunctions() {}

  private static Map<String, Implementation> functions() {
    Map<String, Implementation> functions = new HashMap<>();
    for (String types : ORDERED) {
      functions.put("less_" + types, order(order -> order < 0));
      functions.put("less_equals_" + types, order(order -> order <= 0));
      functions.put("greater_" + types, order(order -> order > 0));
      functions.put("greater_equals_" + types, order(order -> order >= 0));
    }
    functions.put("logical_not", a -> BoolValue.of(!Args.as(BoolValue.class, a[0]).value()));
    for (String type : List.of("bytes", "list", "map", "string")) {
      functions.put("size_" + type, a -> new IntValue(size(a[0])));
      functions.put(type + "_size", a -> new IntValue(size(a[0])));
    }
    convert(functions, Conversions::toBool, "bool_to_bool", "string_to_bool");
    convert(functions, Conversions::toBytes, "bytes_to_bytes", "string_to_bytes");
    convert(
        functions,
        Conversions::toDouble,
        "double_to_double",
        "int64_to_double",
        "string_to_double",
        "uint64_to_double");
    convert(functions, Conversions::toDuration, "duration_to_duration", "string_to_duration");
    convert(
        functions,
        Conversions::toInt,
        "double_to_int64",
        "duration_to_int64",
        "int64_to_int64",
        "string_to_int64",
        "timestamp_to_int64",
        "uint64_to_int64");
    convert(
        functions,
        Conversions::toTimestamp,
        "int64_to_timestamp",
        "string_to_timestamp",
        "timestamp_to_timestamp");
    convert(
        functions,
        Conversions::toUint,
        "double_to_uint64",
        "int64_to_uint64",
        "string_to_uint64",
        "uint64_to_uint64");
    convert(
        functions,
        value -> new StringValue(Texts.convert(value)),
        "bool_to_string",
        "bytes_to_string",
        "double_to_string",
        "duration_to_string",
        "int64_to_string",
        "string_to_string",
        "timestamp_to_string",
        "uint64_to_string");
    functions.put("to_dyn", a -> a[0]);
    functions.put("type", a -> new TypeValue(a[0].typeName()));
    functions.put("@mapInsert_map_key_value", a -> insert(map(a[0]), a[1], a[2]));
    functions.put("@mapInsert_map_map", a -> insertAll(map(a[0]), map(a[1])));
    return functions;
  }

  private static Implementation order(IntPredicate predicate) {
    return a -> BoolValue.of(predicate.test(Ordering.compare(a[0], a[1])));
  }

  private static void convert(
      Map<String, Implementation> functions, UnaryOperator<Value> conversion, String... ids) {
    for (String id : ids) {
      functions.put(id, a -> conversion.apply(a[0]));
    }
  }

  private static long size(Value value) {
    if (value instanceof StringValue string) {
      return string.codePoints();
    }
    if (value instanceof BytesValue bytes) {
      return bytes.size();
    }
    return value instanceof MapValue map ? map.size() : Args.list(value).size();
  }

  private static MapValue map(Value value) {
    return Args.as(MapValue.class, value);
  }

  private static Value insert(MapValue map, Value key, Value value) {
    if (map.find(key) != null) {
      throw new EvalError("insert failed: key " + Texts.plain(key) + " already exists");
    }
    Map<Value, Value> entries = copy(map);
    entries.put(key, value);
    return new PlainMap(entries);
  }

  private static Value insertAll(MapValue map, MapValue additions) {
    Value result = map;
    for (Value key : additions.keys()) {
      Value value = additions.find(key);
      if (value != null) {
        result = insert(map(result), key, value);
      }
    }
    return result;
  }

  private static Map<Value, Value> copy(MapValue map) {
    Map<Value, Value> entries = new LinkedHashMap<>();
    for (Value key : map.keys()) {
      Value value = map.find(key);
      if (value != null) {
        entries.put(key, value);
      }
    }
    return entries;
  }
}
