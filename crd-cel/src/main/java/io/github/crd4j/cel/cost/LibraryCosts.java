package io.github.crd4j.cel.cost;

import com.google.common.collect.ImmutableList;
import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.CelKind;
import dev.cel.common.types.CelType;
import io.github.crd4j.cel.library.CostFactors;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What calls of the Kubernetes libraries cost, by the name of the function.
 *
 * <p>Transliterated from {@code EstimateCallCost} in {@code
 * k8s.io/apiserver/pkg/cel/library/cost.go}. Functions of the same name in CEL's own libraries are
 * caught here too, as on the server.
 */
final class LibraryCosts {

  private static final double NAMED_FORMAT_REGEX_SIZE = 128;
  private static final long MAX_NAMED_FORMAT = 64;
  private static final Size ADDRESS_BYTES = new Size(4, 16);

  private final SizeLookup sizes;

  LibraryCosts(SizeLookup sizes) {
    this.sizes = sizes;
  }

  /** The cost of a call, or null if this library has nothing to say about it. */
  @Nullable CallCost estimate(
      String function, String overload, @Nullable CostNode target, List<CostNode> args) {
    return switch (function) {
      case "isSorted", "sum", "max", "min", "indexOf", "lastIndexOf", "includes" ->
          target == null ? null : traversal(function, target);
      case "url" -> args.size() == 1 ? scan(size(args.get(0))) : null;
      case "lowerAscii", "upperAscii", "substring", "trim" ->
          target == null ? null : scan(size(target));
      case "replace" -> target == null || args.size() < 2 ? null : replace(size(target), args);
      case "split" -> target == null ? null : split(size(target), args);
      case "join" -> target == null ? null : join(target, args);
      case "find", "findAll" ->
          target == null || args.isEmpty() ? null : find(size(target), size(args.get(0)));
      case "cidr", "isIP", "isCIDR", "quantity", "isQuantity", "semver", "isSemver" ->
          args.isEmpty() ? null : CallCost.of(size(args.get(0)).cost(CostFactors.STRING));
      case "ip" -> ip(overload, args);
      case "ip.isCanonical" ->
          args.isEmpty() ? null : CallCost.of(size(args.get(0)).cost(2 * CostFactors.STRING));
      case "containsIP" -> args.isEmpty() ? null : containsIp(overload, size(args.get(0)));
      case "containsCIDR" -> args.isEmpty() ? null : containsCidr(overload, size(args.get(0)));
      case "validate" -> args.isEmpty() ? null : validate(size(args.get(0)));
      case "_==_" -> args.size() == 2 ? equality(args.get(0), args.get(1)) : null;
      default -> CostFactors.isUnitCost(function) ? CallCost.of(1) : null;
    };
  }

  private CallCost traversal(String function, CostNode target) {
    CostNode element = element(target);
    if (element == null) {
      double perElement = function.equals("includes") ? 1 : CostFactors.STRING;
      return CallCost.of(size(target).cost(perElement));
    }
    long perElement = 1;
    CelKind kind = element.type().kind();
    if (kind == CelKind.STRING || kind == CelKind.BYTES) {
      perElement = Uint64.add(perElement, size(element).cost(CostFactors.STRING));
    }
    return CallCost.of(Uint64.multiply(size(target).max(), perElement));
  }

  private static CallCost scan(Size size) {
    return new CallCost(size.cost(CostFactors.STRING), size);
  }

  private CallCost replace(Size target, List<CostNode> args) {
    Size replaced = size(args.get(0));
    Size replacement = size(args.get(1));
    long maxCount = 0;
    long maxRetained = 0;
    if (replaced.min() == 0) {
      // An empty string is found before and after every character.
      maxCount = target.max() == Uint64.MAX ? target.max() : target.max() + 1;
      maxRetained = target.max();
    } else if (Long.compareUnsigned(replacement.max(), replaced.min()) <= 0) {
      maxRetained = target.max();
    } else {
      maxCount = Uint64.ceil(Uint64.toDouble(target.max()) / Uint64.toDouble(replaced.min()));
    }
    long minCount = 0;
    long minRetained = 0;
    if (replaced.max() == 0) {
      minCount = target.min() == Uint64.MAX ? target.min() : target.min() + 1;
      minRetained = target.min();
    } else if (Long.compareUnsigned(replaced.max(), replacement.min()) <= 0) {
      minRetained = target.min();
    } else {
      minCount = Uint64.ceil(Uint64.toDouble(target.min()) / Uint64.toDouble(replaced.max()));
    }
    Size result =
        new Size(minCount, maxCount).times(replacement).plus(new Size(minRetained, maxRetained));
    return new CallCost(target.cost(2 * CostFactors.STRING), result);
  }

  private static CallCost split(Size target, List<CostNode> args) {
    long max = target.max();
    if (args.size() > 1) {
      Long limit = intLiteral(args.get(1));
      max = limit == null ? max : limit;
    }
    return new CallCost(target.cost(2 * CostFactors.STRING), Size.upTo(max));
  }

  private CallCost join(CostNode target, List<CostNode> args) {
    Size list = size(target);
    CostNode element = element(target);
    Size result = element == null ? Size.fixed(0) : list.times(size(element));
    if (!args.isEmpty()) {
      Size separators =
          new Size(list.min() == 0 ? 0 : list.min() - 1, list.max() == 0 ? 0 : list.max() - 1);
      result = result.plus(size(args.get(0)).times(separators));
    }
    return new CallCost(result.cost(CostFactors.STRING), result);
  }

  private static CallCost find(Size target, Size regex) {
    long perCharacter = target.plus(Size.ONE).cost(CostFactors.STRING);
    return new CallCost(
        Uint64.multiply(perCharacter, regex.cost(CostFactors.REGEX)), Size.upTo(target.max()));
  }

  private @Nullable CallCost ip(String overload, List<CostNode> args) {
    if (overload.equals("cidr_ip")) {
      return CallCost.of(1);
    }
    return args.isEmpty() ? null : CallCost.of(size(args.get(0)).cost(CostFactors.STRING));
  }

  private static CallCost containsIp(String overload, Size argument) {
    long cost = ADDRESS_BYTES.plus(ADDRESS_BYTES).cost(CostFactors.STRING);
    boolean parses = overload.equals("cidr_contains_ip_string");
    return CallCost.of(parses ? Uint64.add(cost, argument.cost(CostFactors.STRING)) : cost);
  }

  private static CallCost containsCidr(String overload, Size argument) {
    long compare = ADDRESS_BYTES.plus(ADDRESS_BYTES).cost(CostFactors.STRING);
    long cost = compare + ADDRESS_BYTES.cost(CostFactors.STRING) + 1;
    boolean parses = overload.equals("cidr_contains_cidr_string");
    return CallCost.of(parses ? Uint64.add(cost, argument.cost(CostFactors.STRING)) : cost);
  }

  private static CallCost validate(Size argument) {
    return CallCost.of(
        Uint64.multiply(
            argument.cost(CostFactors.STRING), NAMED_FORMAT_REGEX_SIZE * CostFactors.REGEX));
  }

  private static @Nullable CallCost equality(CostNode left, CostNode right) {
    if (!left.type().equals(right.type())) {
      return null;
    }
    return switch (left.type().name()) {
      case "net.IP", "net.CIDR", "kubernetes.Quantity", "kubernetes.Semver" -> CallCost.of(1);
      case "kubernetes.NamedFormat" ->
          CallCost.of(Size.fixed(MAX_NAMED_FORMAT).cost(CostFactors.STRING));
      case "kubernetes.URL" ->
          CallCost.of((right.size() == null ? Size.ONE : right.size()).cost(CostFactors.STRING));
      default -> null;
    };
  }

  Size size(CostNode node) {
    if (node.size() != null) {
      return node.size();
    }
    Size found = sizes.find(node.path());
    return found == null ? Size.UNKNOWN : found;
  }

  private static @Nullable CostNode element(CostNode list) {
    ImmutableList<CelType> parameters = list.type().parameters();
    if (parameters.isEmpty()) {
      return null;
    }
    Path path = list.path().isEmpty() ? Path.EMPTY : list.path().copyAndAppend("@items");
    return new CostNode(path, parameters.get(0), null, null);
  }

  /** The value of {@code node} if it is a literal int, else null. */
  static @Nullable Long intLiteral(CostNode node) {
    CelExpr expr = node.expr();
    return expr != null
            && expr.getKind() == CelExpr.ExprKind.Kind.CONSTANT
            && expr.constant().getKind() == CelConstant.Kind.INT64_VALUE
        ? (Long) expr.constant().int64Value()
        : null;
  }
}
