package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.DurationValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.Ordering;
import io.github.crd4j.cel.value.UintValue;
import io.github.crd4j.cel.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Functions of lists.
 *
 * <p>Transliterated from {@code k8s.io/apiserver/pkg/cel/library/lists.go} and {@code
 * github.com/google/cel-go/ext/lists.go}.
 */
final class ListFunctions {

  private static final long MAX_RANGE = 1_000_000;
  private static final List<String> TYPES =
      List.of("int", "uint", "double", "bool", "duration", "timestamp", "string", "bytes");

  static final Map<String, Implementation> FUNCTIONS = functions();

  /** The longest list that Go sorts by insertion. */
  private static final int MAX_INSERTION = 12;

  private ListFunctions() {}

  private static Map<String, Implementation> functions() {
    Map<String, Implementation> functions = new HashMap<>();
    for (String type : TYPES) {
      functions.put("list_" + type + "_is_sorted_bool", a -> isSorted(Args.list(a[0])));
      functions.put("list_" + type + "_max_" + type, a -> extreme("max", Args.list(a[0]), 1));
      functions.put("list_" + type + "_min_" + type, a -> extreme("min", Args.list(a[0]), -1));
      String name =
          switch (type) {
            case "duration" -> "google.protobuf.Duration";
            case "timestamp" -> "google.protobuf.Timestamp";
            default -> type;
          };
      functions.put("list_" + name + "_sort", a -> sort(Args.list(a[0]), Args.list(a[0])));
      functions.put(
          "list_" + name + "_sortByAssociatedKeys", a -> sort(Args.list(a[0]), Args.list(a[1])));
    }
    functions.put("list_int_sum_int", a -> sum(Args.list(a[0]), new IntValue(0)));
    functions.put("list_uint_sum_uint", a -> sum(Args.list(a[0]), new UintValue(0)));
    functions.put("list_double_sum_double", a -> sum(Args.list(a[0]), new DoubleValue(0)));
    functions.put("list_duration_sum_duration", a -> sum(Args.list(a[0]), new DurationValue(0)));
    functions.put("list_a_index_of_int", a -> indexOf(Args.list(a[0]).items(), a[1]));
    functions.put("list_a_last_index_of_int", a -> lastIndexOf(Args.list(a[0]).items(), a[1]));
    functions.put("list_includes_dyn_dyn", a -> includes(a[0], a[1]));
    functions.put(
        "list_slice", a -> slice(Args.list(a[0]), Args.integer(a[1]), Args.integer(a[2])));
    functions.put("list_flatten", a -> flatten(Args.list(a[0]), 1));
    functions.put("list_flatten_int", a -> flatten(Args.list(a[0]), Args.integer(a[1])));
    functions.put("lists_range", a -> range(Args.integer(a[0])));
    functions.put("list_reverse", a -> reverse(Args.list(a[0])));
    functions.put("list_distinct", a -> distinct(Args.list(a[0])));
    return functions;
  }

  private static Value isSorted(ListValue list) {
    Value previous = null;
    for (Value item : list.items()) {
      requireOrdered(item);
      if (previous != null && compareOrSame(previous, item) > 0) {
        return BoolValue.FALSE;
      }
      previous = item;
    }
    return BoolValue.TRUE;
  }

  private static void requireOrdered(Value item) {
    if (!Ordering.isOrdered(item)) {
      throw EvalError.noSuchOverload();
    }
  }

  /** Values that cannot be compared count as in order, as on the server. */
  private static int compareOrSame(Value left, Value right) {
    try {
      return Ordering.compare(left, right);
    } catch (EvalError e) {
      return 0;
    }
  }

  private static Value extreme(String name, ListValue list, int sign) {
    Value best = null;
    for (Value item : list.items()) {
      requireOrdered(item);
      if (best == null || compareOrSame(item, best) * sign > 0) {
        best = item;
      }
    }
    if (best == null) {
      throw new EvalError(name + " called on empty list");
    }
    return best;
  }

  private static Value sum(ListValue list, Value zero) {
    Value sum = zero;
    for (Value item : list.items()) {
      sum = Arithmetic.add(sum, item.present());
    }
    return sum;
  }

  private static boolean same(Value left, Value right) {
    try {
      return left.present().equalTo(right);
    } catch (EvalError e) {
      return false;
    }
  }

  private static Value indexOf(List<Value> items, Value wanted) {
    for (int i = 0; i < items.size(); i++) {
      if (same(items.get(i), wanted)) {
        return new IntValue(i);
      }
    }
    return new IntValue(-1);
  }

  private static Value lastIndexOf(List<Value> items, Value wanted) {
    for (int i = items.size() - 1; i >= 0; i--) {
      if (same(items.get(i), wanted)) {
        return new IntValue(i);
      }
    }
    return new IntValue(-1);
  }

  private static Value includes(Value target, Value wanted) {
    return BoolValue.of(
        target instanceof ListValue list
            ? list.items().stream().anyMatch(item -> same(item, wanted))
            : same(target, wanted));
  }

  private static Value slice(ListValue list, long start, long end) {
    String call = "cannot slice(" + start + ", " + end + "), ";
    if (start < 0 || end < 0) {
      throw new EvalError(call + "negative indexes not supported");
    }
    if (start > end) {
      throw new EvalError(call + "start index must be less than or equal to end index");
    }
    if (list.size() < end) {
      throw new EvalError(call + "list is length " + list.size());
    }
    return new ListValue(list.items().subList((int) start, (int) end));
  }

  private static Value flatten(ListValue list, long depth) {
    if (depth < 0) {
      throw new EvalError("level must be non-negative");
    }
    List<Value> flat = new ArrayList<>();
    flatten(list, depth, flat);
    return new ListValue(flat);
  }

  private static void flatten(ListValue list, long depth, List<Value> flat) {
    for (Value item : list.items()) {
      if (item instanceof ListValue nested && depth > 0) {
        flatten(nested, depth - 1, flat);
      } else {
        flat.add(item);
      }
    }
  }

  private static Value range(long size) {
    if (size < 0) {
      throw new EvalError("lists.range: size must be non-negative, got " + size);
    }
    if (size > MAX_RANGE) {
      throw new EvalError(
          "lists.range: size " + size + " exceeds maximum allowed (" + MAX_RANGE + ")");
    }
    List<Value> items = new ArrayList<>((int) size);
    for (long i = 0; i < size; i++) {
      items.add(new IntValue(i));
    }
    return new ListValue(items);
  }

  private static Value reverse(ListValue list) {
    List<Value> items = new ArrayList<>(list.items());
    Collections.reverse(items);
    return new ListValue(items);
  }

  private static Value distinct(ListValue list) {
    if (list.size() == 0) {
      return list;
    }
    List<Value> unique = new ArrayList<>();
    for (Value item : list.items()) {
      if (unique.stream().noneMatch(other -> same(item, other))) {
        unique.add(item);
      }
    }
    return new ListValue(unique);
  }

  private static Value sort(ListValue list, ListValue keys) {
    if (list.size() != keys.size()) {
      throw new EvalError(
          "@sortByAssociatedKeys() expected a list of the same size as the associated keys list,"
              + " but got "
              + list.size()
              + " and "
              + keys.size()
              + " elements respectively");
    }
    if (list.size() == 0) {
      return list;
    }
    if (!Ordering.isOrdered(keys.items().get(0))) {
      throw new EvalError("list elements must be comparable");
    }
    String type = keys.items().get(0).typeName();
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      if (list.size() > 1 && !keys.items().get(i).typeName().equals(type)) {
        throw new EvalError("list elements must have the same type");
      }
      order.add(i);
    }
    if (order.size() <= MAX_INSERTION) {
      insertionSort(order, keys.items());
    } else {
      order.sort((l, r) -> compareKeys(keys.items().get(l), keys.items().get(r)));
    }
    return new ListValue(order.stream().map(i -> list.items().get(i)).toList());
  }

  /** As Go sorts short lists, which shows where there are values without order. */
  private static void insertionSort(List<Integer> order, List<Value> keys) {
    for (int i = 1; i < order.size(); i++) {
      for (int j = i; j > 0 && isLess(keys.get(order.get(j)), keys.get(order.get(j - 1))); j--) {
        Collections.swap(order, j, j - 1);
      }
    }
  }

  private static boolean isLess(Value left, Value right) {
    if (left instanceof DoubleValue l && right instanceof DoubleValue r) {
      return l.value() < r.value();
    }
    return Ordering.compare(left, right) < 0;
  }

  /** NaN, which has no place in the order, is kept where Double's total order puts it. */
  private static int compareKeys(Value left, Value right) {
    return left instanceof DoubleValue l && right instanceof DoubleValue r
        ? Double.compare(l.value(), r.value())
        : Ordering.compare(left, right);
  }
}
