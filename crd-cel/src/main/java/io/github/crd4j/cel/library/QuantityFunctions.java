package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.Value;
import java.util.Map;

/** Functions of quantities ({@code k8s.io/apiserver/pkg/cel/library/quantity.go}). */
final class QuantityFunctions {

  static final Map<String, Implementation> FUNCTIONS =
      Map.ofEntries(
          Map.entry("string_to_quantity", a -> QuantityValue.parse(Args.string(a[0]))),
          Map.entry("is_quantity_string", a -> BoolValue.of(isQuantity(Args.string(a[0])))),
          Map.entry("quantity_sign", a -> new IntValue(quantity(a[0]).number().signum())),
          Map.entry("quantity_is_greater_than", a -> BoolValue.of(compare(a) > 0)),
          Map.entry("quantity_is_less_than", a -> BoolValue.of(compare(a) < 0)),
          Map.entry("quantity_compare_to", a -> new IntValue(compare(a))),
          Map.entry("quantity_get_float", a -> new DoubleValue(quantity(a[0]).approximate())),
          Map.entry("quantity_get_int", a -> new IntValue(quantity(a[0]).toInteger())),
          Map.entry("quantity_is_integer", a -> BoolValue.of(quantity(a[0]).isInteger())),
          Map.entry("quantity_add", a -> quantity(a[0]).plus(quantity(a[1]))),
          Map.entry("quantity_add_int", a -> quantity(a[0]).plus(ofInt(a[1]))),
          Map.entry("quantity_sub", a -> quantity(a[0]).minus(quantity(a[1]))),
          Map.entry("quantity_sub_int", a -> quantity(a[0]).minus(ofInt(a[1]))));

  private QuantityFunctions() {}

  private static QuantityValue quantity(Value value) {
    return Args.as(QuantityValue.class, value);
  }

  private static QuantityValue ofInt(Value value) {
    return QuantityValue.ofInt(Args.integer(value));
  }

  private static int compare(Value[] arguments) {
    return quantity(arguments[0]).compareTo(quantity(arguments[1]));
  }

  private static boolean isQuantity(String text) {
    try {
      QuantityValue unused = QuantityValue.parse(text);
      return true;
    } catch (EvalError e) {
      return false;
    }
  }
}
