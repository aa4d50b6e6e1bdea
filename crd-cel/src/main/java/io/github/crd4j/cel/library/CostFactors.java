package io.github.crd4j.cel.library;

import java.util.Set;

/**
 * What the estimated and the real cost of a call are made of alike.
 *
 * <p>From {@code k8s.io/apiserver/pkg/cel/library/cost.go} and {@code
 * github.com/google/cel-go/common/cost.go}.
 */
public final class CostFactors {

  /** Of looking at one character or byte. */
  public static final double STRING = 0.1;

  /** Of one character of a regex, for each character that is looked at. */
  public static final double REGEX = 0.25;

  private static final Set<String> UNIT_COST =
      Set.of(
          "masked",
          "prefixLength",
          "family",
          "isUnspecified",
          "isLoopback",
          "isLinkLocalMulticast",
          "isLinkLocalUnicast",
          "isGlobalUnicast",
          "format.named",
          "sign",
          "asInteger",
          "isInteger",
          "asApproximateFloat",
          "isGreaterThan",
          "isLessThan",
          "compareTo",
          "add",
          "sub",
          "major",
          "minor",
          "patch",
          "getScheme",
          "getHostname",
          "getHost",
          "getPort",
          "getEscapedPath",
          "getQuery");

  private CostFactors() {}

  /** Whether calls of the function cost 1, whatever they are given. */
  public static boolean isUnitCost(String function) {
    return UNIT_COST.contains(function);
  }
}
