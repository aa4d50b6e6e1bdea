package io.github.crd4j.cel.cost;

import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.CelKind;
import io.github.crd4j.cel.compile.Binds;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.library.CostFactors;
import io.github.crd4j.cel.types.DeclType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Estimates what one evaluation of an expression costs at worst.
 *
 * <p>Transliterated from {@code coster} in {@code github.com/google/cel-go/checker/cost.go}, with
 * the options of the API server. Only the upper end of costs is kept: nothing depends on the lower.
 */
public final class CelCost {

  private static final long IDENT_OR_SELECT = 1;
  private static final long CREATE_LIST = 10;
  private static final long CREATE_MAP = 30;
  private static final long CREATE_STRUCT = 40;

  private final Compilation compilation;
  private final SizeLookup sizes;
  private final LibraryCosts libraryCosts;
  private final ListCosts listCosts;

  private final KnownSizes known;

  private CelCost(Compilation compilation, DeclType self) {
    this.compilation = compilation;
    this.sizes = new SizeLookup(self);
    this.known = new KnownSizes(compilation, sizes);
    this.libraryCosts = new LibraryCosts(sizes);
    this.listCosts = new ListCosts(libraryCosts);
  }

  /**
   * What evaluating an expression once costs at worst.
   *
   * @param cost unsigned, near 2<sup>64</sup> if a size is unknown
   * @param sizesRead the paths below self whose sizes it depends on: field names, {@code @items},
   *     {@code @values}, {@code @keys}
   */
  public record Estimate(long cost, Set<List<String>> sizesRead) {}

  /**
   * The cost of evaluating {@code compilation} once.
   *
   * @param self the type of {@code self} in it
   */
  public static Estimate estimate(Compilation compilation, DeclType self) {
    CelCost walk = new CelCost(compilation, self);
    return new Estimate(walk.cost(compilation.checked().getExpr()), walk.sizes.found());
  }

  private long cost(CelExpr expr) {
    return switch (expr.getKind()) {
      case CONSTANT, NOT_SET -> 0;
      case IDENT -> ident(expr);
      case SELECT -> select(expr);
      case CALL -> call(expr);
      case LIST -> list(expr);
      case MAP -> map(expr);
      case STRUCT -> struct(expr);
      case COMPREHENSION -> Binds.isBind(expr.comprehension()) ? bind(expr) : loop(expr);
    };
  }

  private long ident(CelExpr expr) {
    String name = expr.ident().name();
    known.enter(expr, name);
    return IDENT_OR_SELECT;
  }

  private long select(CelExpr expr) {
    CelExpr operand = expr.select().operand();
    long cost = cost(operand);
    if (expr.select().testOnly()) {
      return cost;
    }
    CelKind kind = compilation.type(operand).kind();
    if (kind == CelKind.MAP || kind == CelKind.STRUCT) {
      cost = Uint64.add(cost, IDENT_OR_SELECT);
    }
    known.setPath(expr, known.path(operand).append(expr.select().field()));
    return cost;
  }

  private long call(CelExpr expr) {
    CelExpr.CelCall call = expr.call();
    if (call.function().equals("dyn")) {
      CelExpr argument = call.args().get(0);
      long cost = Uint64.add(1, cost(argument));
      known.copySizes(expr, argument);
      return cost;
    }
    long[] argCosts = new long[call.args().size()];
    List<CostNode> args = new ArrayList<>();
    for (int i = 0; i < argCosts.length; i++) {
      argCosts[i] = cost(call.args().get(i));
      args.add(known.node(call.args().get(i)));
    }
    List<String> overloads = compilation.overloads(expr);
    if (overloads.isEmpty()) {
      return 0;
    }
    long targetCost = 0;
    CostNode target = null;
    if (call.target().isPresent()) {
      targetCost = cost(call.target().get());
      target = known.node(call.target().get());
    }
    return Uint64.add(targetCost, dearest(expr, overloads, target, args, argCosts));
  }

  /** The cost of the dearest overload; notes the size of the result, which may be that of any. */
  private long dearest(
      CelExpr expr,
      List<String> overloads,
      @Nullable CostNode target,
      List<CostNode> args,
      long[] argCosts) {
    long dearest = 0;
    Size resultSize = null;
    for (String overload : overloads) {
      CallCost cost = overload(expr, overload, target, args, argCosts);
      dearest = Uint64.max(dearest, cost.cost());
      if (cost.resultSize() != null) {
        resultSize = resultSize == null ? cost.resultSize() : resultSize.union(cost.resultSize());
      }
      boolean listIndex = overload.equals("index_list");
      if (listIndex || overload.equals("index_map")) {
        CelExpr container = expr.call().args().get(0);
        EntrySize entries = known.entrySize(container);
        resultSize = entries == null ? null : entries.value();
        known.setPath(expr, known.path(container).append(listIndex ? "@items" : "@values"));
      }
      if (resultSize == null) {
        resultSize = known.size(expr);
      }
    }
    if (resultSize != null) {
      known.setSize(expr, resultSize);
    }
    return dearest;
  }

  private CallCost overload(
      CelExpr expr,
      String overload,
      @Nullable CostNode target,
      List<CostNode> args,
      long[] argCosts) {
    long argSum = 0;
    for (long cost : argCosts) {
      argSum = Uint64.add(argSum, cost);
    }
    CallCost cost = listCosts.estimate(overload, target, args);
    if (cost == null) {
      cost = libraryCosts.estimate(expr.call().function(), overload, target, args);
    }
    if (cost == null) {
      switch (overload) {
        case "logical_or", "logical_and" -> {
          return CallCost.of(argSum);
        }
        case "conditional" -> {
          return conditional(expr, args, argCosts);
        }
        case "add_string", "add_bytes", "add_list" -> cost = concatenation(expr, overload, args);
        default -> cost = StandardCosts.estimate(overload, target, args);
      }
    }
    return new CallCost(Uint64.add(cost.cost(), argSum), cost.resultSize());
  }

  private CallCost conditional(CelExpr expr, List<CostNode> args, long[] argCosts) {
    known.setEntrySize(
        expr,
        EntrySize.union(
            known.entrySize(expr.call().args().get(1)),
            known.entrySize(expr.call().args().get(2))));
    Size size = args.get(1).sizeOrUnknown().union(args.get(2).sizeOrUnknown());
    return new CallCost(Uint64.add(argCosts[0], Uint64.max(argCosts[1], argCosts[2])), size);
  }

  private CallCost concatenation(CelExpr expr, String overload, List<CostNode> args) {
    Size size = args.get(0).sizeOrUnknown().plus(args.get(1).sizeOrUnknown());
    known.setEntrySize(
        expr,
        EntrySize.union(
            known.entrySize(expr.call().args().get(0)),
            known.entrySize(expr.call().args().get(1))));
    long cost = overload.equals("add_list") ? 1 : size.cost(CostFactors.STRING);
    return new CallCost(cost, size);
  }

  private long list(CelExpr expr) {
    long cost = CREATE_LIST;
    Size items = noneOf(expr.list().elements());
    for (CelExpr element : expr.list().elements()) {
      cost = Uint64.add(cost, cost(element));
      items = items.union(known.sizeOrUnknown(element));
    }
    known.setEntrySize(expr, new EntrySize(true, Size.ONE, items));
    return cost;
  }

  private long map(CelExpr expr) {
    long cost = CREATE_MAP;
    Size keys = noneOf(expr.map().entries());
    Size values = keys;
    for (CelExpr.CelMap.Entry entry : expr.map().entries()) {
      cost = Uint64.add(cost, cost(entry.key()));
      cost = Uint64.add(cost, cost(entry.value()));
      keys = keys.union(known.sizeOrUnknown(entry.key()));
      values = values.union(known.sizeOrUnknown(entry.value()));
    }
    known.setEntrySize(expr, new EntrySize(false, keys, values));
    return cost;
  }

  /** What to start a union from: the neutral size, or zero if there is nothing to join. */
  private static Size noneOf(List<?> entries) {
    return entries.isEmpty() ? Size.fixed(0) : new Size(Uint64.MAX, 0);
  }

  private long struct(CelExpr expr) {
    long cost = CREATE_STRUCT;
    for (CelExpr.CelStruct.Entry entry : expr.struct().entries()) {
      cost = Uint64.add(cost, cost(entry.value()));
    }
    return cost;
  }

  private long loop(CelExpr expr) {
    CelExpr.CelComprehension loop = expr.comprehension();
    long cost = Uint64.add(cost(loop.iterRange()), cost(loop.accuInit()));
    known.pushBound(loop.accuVar(), loop.accuInit());
    if (loop.iterVar2().isEmpty()) {
      known.pushElement(loop.iterVar(), loop.iterRange());
    } else {
      known.pushKey(loop.iterVar(), loop.iterRange());
      known.pushValue(loop.iterVar2(), loop.iterRange());
    }
    long condition = cost(loop.loopCondition());
    long step = cost(loop.loopStep());
    known.pop(loop.iterVar());
    if (!loop.iterVar2().isEmpty()) {
      known.pop(loop.iterVar2());
    }
    cost = Uint64.add(cost, cost(loop.result()));
    known.pop(loop.accuVar());
    Size range = known.sizeOrUnknown(loop.iterRange());
    cost = Uint64.add(cost, Uint64.multiply(range.max(), Uint64.add(step, condition)));
    noteResult(expr, loop, range);
    return cost;
  }

  private void noteResult(CelExpr expr, CelExpr.CelComprehension loop, Size range) {
    switch (loop.accuInit().getKind()) {
      case CONSTANT -> known.setSize(expr, known.size(loop.accuInit()));
      case LIST, MAP -> {
        known.setSize(expr, range);
        known.setEntrySize(expr, known.entrySize(loop.loopStep()));
      }
      default -> {}
    }
  }

  private long bind(CelExpr expr) {
    CelExpr.CelComprehension bind = expr.comprehension();
    long cost = Uint64.add(cost(bind.iterRange()), cost(bind.accuInit()));
    known.pushBound(bind.accuVar(), bind.accuInit());
    cost = Uint64.add(cost, cost(bind.result()));
    known.pop(bind.accuVar());
    known.copySizes(expr, bind.result());
    return cost;
  }
}
