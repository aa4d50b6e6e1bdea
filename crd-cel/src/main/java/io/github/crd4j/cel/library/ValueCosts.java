package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BytesValue;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.MapValue;
import io.github.crd4j.cel.value.OptionalValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What calls of the libraries cost at run time.
 *
 * <p>Transliterated from {@code CallCost} in {@code k8s.io/apiserver/pkg/cel/library/cost.go} and
 * the trackers in {@code github.com/google/cel-go/ext/lists.go} and {@code sets.go}.
 */
public final class ValueCosts {

  private static final long ALLOCATING_CALL = 11;

  private ValueCosts() {}

  /** The size of a value as costs count it: 1 for what has none. */
  public static long size(Value value) {
    if (value instanceof StringValue string) {
      return string.codePoints();
    }
    if (value instanceof BytesValue bytes) {
      return bytes.size();
    }
    if (value instanceof ListValue list) {
      return list.size();
    }
    if (value instanceof MapValue map) {
      return map.size();
    }
    if (value instanceof IpValue ip) {
      return ip.bytes().length;
    }
    if (value instanceof CidrValue cidr) {
      return (cidr.bits() + 7L) / 8;
    }
    return value instanceof OptionalValue optional && optional.hasValue()
        ? size(optional.get())
        : 1;
  }

  /** {@code factor} for each element of {@code value}, rounded up. */
  public static long scan(Value value, double factor) {
    return (long) Math.ceil(size(value) * factor);
  }

  /** Of applying a regex of {@code regexSize} characters to {@code text}. */
  public static long regex(Value text, long regexSize) {
    return (long) Math.ceil((1.0 + size(text)) * CostFactors.STRING)
        * (long) Math.ceil(regexSize * CostFactors.REGEX);
  }

  /** The cost of a call of CEL's list and set libraries, null for others. */
  public static @Nullable Long ofLists(String overload, Value[] a, Value result) {
    return switch (overload) {
      case "list_slice", "lists_range", "list_reverse" -> size(result) + ALLOCATING_CALL;
      case "list_flatten" -> size(a[0]) + ALLOCATING_CALL;
      case "list_flatten_int" ->
          (long) (size(a[0]) * (double) ((IntValue) a[1]).value()) + ALLOCATING_CALL;
      case "list_distinct" -> selfCompare((ListValue) a[0]);
      case "list_sets_contains_list", "list_sets_intersects_list" -> 1 + size(a[0]) * size(a[1]);
      case "list_sets_equivalent_list" -> 1 + 2 * size(a[0]) * size(a[1]);
      default ->
          overload.endsWith("_sort")
              ? (Long) selfCompare((ListValue) a[0])
              : overload.endsWith("_sortByAssociatedKeys")
                  ? (Long) selfCompare((ListValue) a[1])
                  : null;
    };
  }

  private static long selfCompare(ListValue list) {
    if (list.size() == 0) {
      return ALLOCATING_CALL;
    }
    Value first = list.items().get(0);
    boolean text = first instanceof StringValue || first instanceof BytesValue;
    double factor = text ? 2 + CostFactors.STRING : 2;
    return (long) ((double) list.size() * list.size() * factor) + ALLOCATING_CALL;
  }

  /** The cost of a call of the Kubernetes libraries, null for others. */
  public static @Nullable Long ofFunction(
      String function, String overload, Value[] a, Value result) {
    return switch (function) {
      case "isSorted", "sum", "max", "min", "indexOf", "lastIndexOf", "includes" -> traversal(a[0]);
      case "url",
          "lowerAscii",
          "upperAscii",
          "substring",
          "trim",
          "cidr",
          "isIP",
          "isCIDR",
          "quantity",
          "isQuantity",
          "semver",
          "isSemver" ->
          scan(a[0], CostFactors.STRING);
      case "replace", "split", "ip.isCanonical" -> scan(a[0], 2 * CostFactors.STRING);
      case "join" -> scan(result, 2 * CostFactors.STRING);
      case "find", "findAll" -> regex(a[0], size(a[1]));
      case "ip" -> overload.equals("cidr_ip") ? 1L : scan(a[0], CostFactors.STRING);
      case "containsIP" -> contains(a, 0, overload.equals("cidr_contains_ip_string"));
      case "containsCIDR" ->
          contains(
              a, scan(a[0], CostFactors.STRING) + 1, overload.equals("cidr_contains_cidr_string"));
      case "validate" -> regex(a[1], ((NamedFormat) a[0]).regexSize());
      case "_==_" -> isOpaque(a[0]) ? (Long) 1L : null;
      default -> CostFactors.isUnitCost(function) ? (Long) 1L : null;
    };
  }

  private static boolean isOpaque(Value value) {
    return value instanceof QuantityValue
        || value instanceof IpValue
        || value instanceof CidrValue
        || value instanceof NamedFormat
        || value instanceof UrlValue
        || value instanceof SemverValue;
  }

  private static long contains(Value[] a, long extra, boolean parses) {
    long compare = (long) Math.ceil(2 * size(a[0]) * CostFactors.STRING);
    return compare + extra + (parses ? scan(a[1], CostFactors.STRING) : 0);
  }

  private static long traversal(Value value) {
    if (value instanceof StringValue string) {
      return (long) (string.value().getBytes(StandardCharsets.UTF_8).length * CostFactors.STRING);
    }
    if (value instanceof BytesValue bytes) {
      return (long) (bytes.size() * CostFactors.STRING);
    }
    if (value instanceof ListValue list) {
      return list.items().stream().mapToLong(ValueCosts::traversal).sum();
    }
    if (value instanceof MapValue map) {
      long cost = 0;
      for (Value key : map.keys()) {
        Value entry = map.find(key);
        cost += traversal(key) + (entry == null ? 0 : traversal(entry));
      }
      return cost;
    }
    return 1;
  }
}
