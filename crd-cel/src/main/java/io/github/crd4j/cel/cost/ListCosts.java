package io.github.crd4j.cel.cost;

import io.github.crd4j.cel.library.CostFactors;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What calls of CEL's list and set libraries cost, by the id of the overload.
 *
 * <p>Transliterated from {@code github.com/google/cel-go/ext/lists.go} and {@code sets.go}. These
 * win over {@link LibraryCosts}.
 */
final class ListCosts {

  private static final long CALL = 1;
  private static final long ALLOCATION = 10;
  private static final String SORT = "_sort";
  private static final String SORT_BY = "_sortByAssociatedKeys";

  private final LibraryCosts sizes;

  ListCosts(LibraryCosts sizes) {
    this.sizes = sizes;
  }

  @Nullable CallCost estimate(String overload, @Nullable CostNode target, List<CostNode> args) {
    if (target == null) {
      return switch (overload) {
        case "lists_range" -> allocating(1, Size.fixed(literalOr(args.get(0), Uint64.MAX)));
        case "list_sets_contains_list", "list_sets_intersects_list" -> sets(1, args);
        case "list_sets_equivalent_list" -> sets(2, args);
        default -> null;
      };
    }
    Size size = sizes.size(target);
    return switch (overload) {
      case "list_slice" -> slice(size, args);
      case "list_flatten" -> allocating(1, size);
      case "list_flatten_int" ->
          allocating(Uint64.toDouble(literalOr(args.get(0), Uint64.MAX)), size);
      case "list_reverse" -> allocating(1, size);
      case "list_distinct" -> allocating(2, size.times(size));
      default -> sort(overload, size, args);
    };
  }

  private @Nullable CallCost sort(String overload, Size target, List<CostNode> args) {
    if (overload.endsWith(SORT)) {
      return sort(
          overload.startsWith("list_string_") || overload.startsWith("list_bytes_"), target);
    }
    if (overload.endsWith(SORT_BY)) {
      return sort(
          overload.startsWith("list_string_") || overload.startsWith("list_bytes_"),
          sizes.size(args.get(0)));
    }
    return null;
  }

  private static CallCost sort(boolean text, Size keys) {
    return allocating(text ? 2 + CostFactors.STRING : 2, keys.times(keys));
  }

  private static CallCost slice(Size list, List<CostNode> args) {
    long start = literalOr(args.get(0), 0);
    long end = literalOr(args.get(1), list.max());
    return allocating(1, Size.fixed(end - start));
  }

  private CallCost sets(double factor, List<CostNode> args) {
    Size pairs = sizes.size(args.get(0)).times(sizes.size(args.get(1)));
    return CallCost.of(Uint64.add(pairs.cost(factor), CALL));
  }

  private static CallCost allocating(double factor, Size result) {
    return new CallCost(Uint64.add(result.cost(factor), CALL + ALLOCATION), result);
  }

  private static long literalOr(CostNode node, long otherwise) {
    Long literal = LibraryCosts.intLiteral(node);
    return literal == null ? otherwise : Math.max(0, literal);
  }
}
