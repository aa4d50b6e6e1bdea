package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.cost.CelCost;
import io.github.crd4j.cel.cost.Uint64;
import io.github.crd4j.cel.types.CelTypes;
import io.github.crd4j.cel.types.DeclType;
import io.github.crd4j.cel.types.StructTypes;
import io.github.crd4j.model.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Finds which lists, maps and strings to bound so that a rule becomes affordable, and how tightly.
 *
 * <p>It tries: estimates the rule again with bounds added to the schema, first one at a time.
 */
final class CostAdvice {

  private static final long[] BOUNDS = {
    1_000_000, 500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200,
    100, 50, 20, 10, 5, 2, 1
  };

  /** A bound below this is hardly what anybody wants. */
  private static final long USEFUL = 10;

  private final NodeTypes node;
  private final Compilation expression;
  private final KubernetesVersion version;
  private final boolean counted;
  private final Set<List<String>> sizesRead;

  /**
   * @param node where the rule stands
   * @param expression the rule
   * @param sizesRead what its cost depends on
   * @param version the server that estimates
   * @param counted whether the cost counts once for each value of the node
   */
  CostAdvice(
      NodeTypes node,
      Compilation expression,
      Set<List<String>> sizesRead,
      KubernetesVersion version,
      boolean counted) {
    this.node = node;
    this.expression = expression;
    this.version = version;
    this.counted = counted;
    this.sizesRead = sizesRead;
  }

  /** What to do, one line each. */
  List<String> lines() {
    List<String> missing = lines(false);
    List<String> tighter = missing.isEmpty() ? lines(true) : missing;
    return tighter.isEmpty()
        ? List.of("no bound makes this expression affordable: simplify it")
        : tighter;
  }

  /** The same of bounds that are missing, or of all that there can be; none if that is too few. */
  private List<String> lines(boolean all) {
    List<BoundPlace> inside = BoundPlace.find(node.schema(), sizesRead, all);
    List<NodeTypes> around = counted ? ancestors(all) : List.of();
    List<Plan> plans = new ArrayList<>();
    inside.forEach(place -> plans.add(new Plan(List.of(place), List.of())));
    plans.add(new Plan(List.of(), around));
    plans.add(new Plan(inside, List.of()));
    plans.add(new Plan(inside, around));
    Plan best = null;
    long bestBound = 0;
    for (Plan plan : plans) {
      long bound = plan.bound();
      if (bound > bestBound && (best == null || bestBound < USEFUL)) {
        best = plan;
        bestBound = bound;
      }
    }
    return best == null ? List.of() : best.lines(bestBound);
  }

  private List<NodeTypes> ancestors(boolean all) {
    List<NodeTypes> ancestors = new ArrayList<>();
    for (NodeTypes n = node.parent(); n != null; n = n.parent()) {
      Long factor = Cardinality.of(n.schema());
      if (factor == null || (all && factor > 1)) {
        ancestors.add(n);
      }
    }
    return ancestors;
  }

  /** Some places to bound, all equally. */
  private final class Plan {

    private final List<BoundPlace> places;
    private final List<NodeTypes> ancestors;

    Plan(List<BoundPlace> places, List<NodeTypes> ancestors) {
      this.places = places;
      this.ancestors = ancestors;
    }

    /** The largest bound that helps, or 0. */
    long bound() {
      if (places.isEmpty() && ancestors.isEmpty()) {
        return 0;
      }
      for (long bound : BOUNDS) {
        if (!CostLimits.exceeds(cost(bound), CostLimits.PER_RULE)) {
          return bound;
        }
      }
      return 0;
    }

    private long cost(long bound) {
      Schema schema = node.schema();
      for (BoundPlace place : places) {
        schema = place.bounded(schema, bound);
      }
      DeclType self = new CelTypes(version, new StructTypes()).of(schema, node.isResourceRoot());
      if (self == null) {
        return Uint64.MAX;
      }
      long cost = CelCost.estimate(expression, self).cost();
      return counted ? Cardinality.multiply(cost, times(self, bound)) : cost;
    }

    private long times(DeclType self, long bound) {
      long product = 1;
      for (NodeTypes n = node.parent(); n != null; n = n.parent()) {
        Long factor = Cardinality.of(n.schema());
        boolean isBounded = ancestors.contains(n);
        if (factor == null && !isBounded) {
          return Cardinality.mostInRequest(self);
        }
        long most = factor == null ? bound : isBounded ? Math.min(factor, bound) : factor;
        product = Cardinality.multiply(product, most);
      }
      return product;
    }

    List<String> lines(long bound) {
      List<String> what = new ArrayList<>();
      places.forEach(place -> what.add(place.wordsBelow(node)));
      ancestors.forEach(ancestor -> what.add(BoundPlace.words(ancestor)));
      return List.of("it would pass with " + String.join(" and ", what) + " of at most " + bound);
    }
  }
}
