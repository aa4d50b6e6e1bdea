package io.github.crd4j.cel.eval;

import io.github.crd4j.cel.library.CostFactors;
import io.github.crd4j.cel.library.ValueCosts;
import io.github.crd4j.cel.value.Value;

/**
 * What calls cost at run time.
 *
 * <p>Follows {@code costCall} in {@code github.com/google/cel-go/interpreter/runtimecost.go}.
 */
final class RunTimeCosts {

  static final long CREATE_LIST = 10;
  static final long CREATE_MAP = 30;

  private RunTimeCosts() {}

  static long of(String function, String overload, Value[] arguments, Value result) {
    Long known = ValueCosts.ofLists(overload, arguments, result);
    if (known == null) {
      known = ValueCosts.ofFunction(function, overload, arguments, result);
    }
    return known == null ? standard(overload, arguments) : known;
  }

  private static long standard(String overload, Value[] a) {
    return switch (overload) {
      case "starts_with_string", "ends_with_string" -> ValueCosts.scan(a[1], CostFactors.STRING);
      case "string_to_bytes", "bytes_to_string", "strings_quote", "string_format" ->
          ValueCosts.scan(a[0], CostFactors.STRING);
      case "in_list" -> ValueCosts.size(a[1]);
      case "equals",
          "not_equals",
          "less_string",
          "greater_string",
          "less_equals_string",
          "greater_equals_string",
          "less_bytes",
          "greater_bytes",
          "less_equals_bytes",
          "greater_equals_bytes" ->
          (long)
              Math.ceil(
                  Math.min(ValueCosts.size(a[0]), ValueCosts.size(a[1])) * CostFactors.STRING);
      case "add_string", "add_bytes" ->
          (long) Math.ceil((ValueCosts.size(a[0]) + ValueCosts.size(a[1])) * CostFactors.STRING);
      case "matches", "matches_string" -> ValueCosts.regex(a[0], ValueCosts.size(a[1]));
      case "contains_string" ->
          ValueCosts.scan(a[0], CostFactors.STRING) * ValueCosts.scan(a[1], CostFactors.STRING);
      default -> 1;
    };
  }
}
