package io.github.crd4j.cel.cost;

import io.github.crd4j.cel.library.CostFactors;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What calls of CEL's standard functions cost, by the id of the overload.
 *
 * <p>Transliterated from {@code functionCost} in {@code github.com/google/cel-go/checker/cost.go},
 * less the operators that need more than the sizes of their operands.
 */
final class StandardCosts {

  private StandardCosts() {}

  static CallCost estimate(String overload, @Nullable CostNode target, List<CostNode> args) {
    CallCost cost = bySize(overload, target, args);
    return cost == null ? CallCost.of(1) : cost;
  }

  private static @Nullable CallCost bySize(
      String overload, @Nullable CostNode target, List<CostNode> args) {
    return switch (overload) {
      case "string_format" -> target == null ? null : CallCost.of(scan(target));
      case "string_to_bytes" -> {
        Size size = args.get(0).sizeOrUnknown();
        // The server multiplies without looking for overflow.
        yield new CallCost(scan(args.get(0)), new Size(size.min(), size.max() * 4));
      }
      case "bytes_to_string" -> {
        Size size = args.get(0).sizeOrUnknown();
        yield new CallCost(
            scan(args.get(0)), new Size(Long.divideUnsigned(size.min(), 4), size.max()));
      }
      case "strings_quote" -> {
        Size size = args.get(0).sizeOrUnknown();
        yield new CallCost(scan(args.get(0)), new Size(size.min() + 2, size.max() * 2 + 2));
      }
      case "starts_with_string", "ends_with_string" -> CallCost.of(scan(args.get(0)));
      case "in_list" -> CallCost.of(args.get(1).sizeOrUnknown().cost(1));
      case "matches_string" -> target == null ? null : matches(target, args.get(0));
      case "matches" -> matches(args.get(0), args.get(1));
      case "contains_string" ->
          target == null ? null : CallCost.of(Uint64.multiply(scan(target), scan(args.get(0))));
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
          comparison(args.get(0).sizeOrUnknown(), args.get(1).sizeOrUnknown());
      default -> null;
    };
  }

  private static CallCost matches(CostNode text, CostNode regex) {
    // One more than the text, because a regex costs something even on an empty one.
    long perCharacter = text.sizeOrUnknown().plus(Size.ONE).cost(CostFactors.STRING);
    return CallCost.of(
        Uint64.multiply(perCharacter, regex.sizeOrUnknown().cost(CostFactors.REGEX)));
  }

  private static CallCost comparison(Size left, Size right) {
    return CallCost.of(Uint64.multiply(Uint64.min(left.max(), right.max()), CostFactors.STRING));
  }

  private static long scan(CostNode node) {
    return node.sizeOrUnknown().cost(CostFactors.STRING);
  }
}
