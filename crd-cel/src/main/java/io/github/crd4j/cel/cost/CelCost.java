package io.github.crd4j.cel.cost;

import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.CelKind;
import dev.cel.common.types.CelType;
import io.github.crd4j.cel.compile.Binds;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.types.DeclType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  private final LocalVariables variables = new LocalVariables();
  private final Map<Long, Path> paths = new HashMap<>();
  private final Map<Long, Size> computedSizes = new HashMap<>();
  private final Map<Long, EntrySize> entrySizes = new HashMap<>();

  private CelCost(Compilation compilation, DeclType self) {
    this.compilation = compilation;
    this.sizes = new SizeLookup(self);
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
    LocalVariables.Variable variable = variables.find(name);
    paths.put(expr.id(), variable == null ? Path.of(name) : variable.path());
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
    paths.put(expr.id(), path(operand).append(expr.select().field()));
    return cost;
  }

  private long call(CelExpr expr) {
    CelExpr.CelCall call = expr.call();
    if (call.function().equals("dyn")) {
      CelExpr argument = call.args().get(0);
      long cost = Uint64.add(1, cost(argument));
      copySizes(expr, argument);
      return cost;
    }
    long[] argCosts = new long[call.args().size()];
    List<CostNode> args = new ArrayList<>();
    for (int i = 0; i < argCosts.length; i++) {
      argCosts[i] = cost(call.args().get(i));
      args.add(node(call.args().get(i)));
    }
    List<String> overloads = compilation.overloads(expr);
    if (overloads.isEmpty()) {
      return 0;
    }
    long targetCost = 0;
    CostNode target = null;
    if (call.target().isPresent()) {
      targetCost = cost(call.target().get());
      target = node(call.target().get());
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
        EntrySize entries = entrySize(container);
        resultSize = entries == null ? null : entries.value();
        paths.put(expr.id(), path(container).append(listIndex ? "@items" : "@values"));
      }
      if (resultSize == null) {
        resultSize = size(expr);
      }
    }
    if (resultSize != null) {
      computedSizes.put(expr.id(), resultSize);
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
    setEntrySize(
        expr,
        EntrySize.union(
            entrySize(expr.call().args().get(1)), entrySize(expr.call().args().get(2))));
    Size size = args.get(1).sizeOrUnknown().union(args.get(2).sizeOrUnknown());
    return new CallCost(Uint64.add(argCosts[0], Uint64.max(argCosts[1], argCosts[2])), size);
  }

  private CallCost concatenation(CelExpr expr, String overload, List<CostNode> args) {
    Size size = args.get(0).sizeOrUnknown().plus(args.get(1).sizeOrUnknown());
    setEntrySize(
        expr,
        EntrySize.union(
            entrySize(expr.call().args().get(0)), entrySize(expr.call().args().get(1))));
    long cost = overload.equals("add_list") ? 1 : size.cost(LibraryCosts.STRING_FACTOR);
    return new CallCost(cost, size);
  }

  private long list(CelExpr expr) {
    long cost = CREATE_LIST;
    Size items = noneOf(expr.list().elements());
    for (CelExpr element : expr.list().elements()) {
      cost = Uint64.add(cost, cost(element));
      items = items.union(sizeOrUnknown(element));
    }
    setEntrySize(expr, new EntrySize(true, Size.ONE, items));
    return cost;
  }

  private long map(CelExpr expr) {
    long cost = CREATE_MAP;
    Size keys = noneOf(expr.map().entries());
    Size values = keys;
    for (CelExpr.CelMap.Entry entry : expr.map().entries()) {
      cost = Uint64.add(cost, cost(entry.key()));
      cost = Uint64.add(cost, cost(entry.value()));
      keys = keys.union(sizeOrUnknown(entry.key()));
      values = values.union(sizeOrUnknown(entry.value()));
    }
    setEntrySize(expr, new EntrySize(false, keys, values));
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
    pushBound(loop.accuVar(), loop.accuInit());
    if (loop.iterVar2().isEmpty()) {
      pushElement(loop.iterVar(), loop.iterRange());
    } else {
      pushKey(loop.iterVar(), loop.iterRange());
      pushValue(loop.iterVar2(), loop.iterRange());
    }
    long condition = cost(loop.loopCondition());
    long step = cost(loop.loopStep());
    variables.pop(loop.iterVar());
    if (!loop.iterVar2().isEmpty()) {
      variables.pop(loop.iterVar2());
    }
    cost = Uint64.add(cost, cost(loop.result()));
    variables.pop(loop.accuVar());
    Size range = sizeOrUnknown(loop.iterRange());
    cost = Uint64.add(cost, Uint64.multiply(range.max(), Uint64.add(step, condition)));
    noteResult(expr, loop, range);
    return cost;
  }

  private void noteResult(CelExpr expr, CelExpr.CelComprehension loop, Size range) {
    switch (loop.accuInit().getKind()) {
      case CONSTANT -> setSize(expr, size(loop.accuInit()));
      case LIST, MAP -> {
        setSize(expr, range);
        setEntrySize(expr, entrySize(loop.loopStep()));
      }
      default -> {}
    }
  }

  private long bind(CelExpr expr) {
    CelExpr.CelComprehension bind = expr.comprehension();
    long cost = Uint64.add(cost(bind.iterRange()), cost(bind.accuInit()));
    pushBound(bind.accuVar(), bind.accuInit());
    cost = Uint64.add(cost, cost(bind.result()));
    variables.pop(bind.accuVar());
    copySizes(expr, bind.result());
    return cost;
  }

  private void pushBound(String name, CelExpr value) {
    Path path = path(value);
    EntrySize entries = entrySize(value);
    variables.push(name, new LocalVariables.Variable(path, size(value), entries));
  }

  private void pushElement(String name, CelExpr range) {
    EntrySize entries = entrySize(range);
    boolean list = isList(range, entries);
    Size size = entries == null ? null : list ? entries.value() : entries.key();
    push(name, range, list ? "@items" : "@keys", size);
  }

  private void pushKey(String name, CelExpr range) {
    EntrySize entries = entrySize(range);
    Size size = entries == null ? null : entries.key();
    push(name, range, isList(range, entries) ? "@indices" : "@keys", size);
  }

  private void pushValue(String name, CelExpr range) {
    EntrySize entries = entrySize(range);
    Size size = entries == null ? null : entries.value();
    push(name, range, isList(range, entries) ? "@items" : "@values", size);
  }

  private void push(String name, CelExpr range, String step, @Nullable Size size) {
    variables.push(name, new LocalVariables.Variable(path(range).append(step), size, null));
  }

  private boolean isList(CelExpr range, @Nullable EntrySize entries) {
    return entries == null ? compilation.type(range).kind() == CelKind.LIST : entries.list();
  }

  private CostNode node(CelExpr expr) {
    Path path = path(expr);
    if (!path.isEmpty() && isAccumulator(path.steps().get(0))) {
      path = Path.EMPTY;
    }
    return new CostNode(path, compilation.type(expr), expr, size(expr));
  }

  private static boolean isAccumulator(String name) {
    return name.equals("__result__") || name.equals("@result");
  }

  private Path path(CelExpr expr) {
    if (expr.getKind() == CelExpr.ExprKind.Kind.IDENT) {
      LocalVariables.Variable variable = variables.find(expr.ident().name());
      if (variable != null) {
        return variable.path();
      }
    }
    return paths.getOrDefault(expr.id(), Path.EMPTY);
  }

  private Size sizeOrUnknown(CelExpr expr) {
    Size size = size(expr);
    return size == null ? Size.UNKNOWN : size;
  }

  /** What is known of the size of {@code expr}; a size found by path is kept from then on. */
  private @Nullable Size size(CelExpr expr) {
    Size computed = computedSizes.get(expr.id());
    if (computed != null) {
      return computed;
    }
    Size written = writtenSize(expr);
    if (written != null) {
      return written;
    }
    Size found = sizes.find(path(expr));
    if (found != null) {
      computedSizes.put(expr.id(), found);
      return found;
    }
    if (isScalar(compilation.type(expr))) {
      return Size.ONE;
    }
    if (expr.getKind() == CelExpr.ExprKind.Kind.IDENT) {
      LocalVariables.Variable variable = variables.find(expr.ident().name());
      return variable == null ? null : variable.size();
    }
    return null;
  }

  /** The size of a literal, null for other expressions. */
  private static @Nullable Size writtenSize(CelExpr expr) {
    return switch (expr.getKind()) {
      case CONSTANT -> literalSize(expr.constant());
      case LIST -> Size.fixed(expr.list().elements().size());
      case MAP -> Size.fixed(expr.map().entries().size());
      default -> null;
    };
  }

  private static Size literalSize(CelConstant constant) {
    return switch (constant.getKind()) {
      case STRING_VALUE -> {
        String text = constant.stringValue();
        yield Size.fixed(text.codePointCount(0, text.length()));
      }
      case BYTES_VALUE -> Size.fixed(constant.bytesValue().size());
      default -> Size.ONE;
    };
  }

  private static boolean isScalar(CelType type) {
    return switch (type.kind()) {
      case BOOL, DOUBLE, DURATION, INT, TIMESTAMP, UINT -> true;
      case OPAQUE -> type.name().equals("optional_type") && isScalar(type.parameters().get(0));
      default -> false;
    };
  }

  private @Nullable EntrySize entrySize(CelExpr expr) {
    EntrySize computed = entrySizes.get(expr.id());
    if (computed != null) {
      return computed;
    }
    if (expr.getKind() == CelExpr.ExprKind.Kind.IDENT) {
      LocalVariables.Variable variable = variables.find(expr.ident().name());
      return variable == null ? null : variable.entrySize();
    }
    return null;
  }

  private void setSize(CelExpr expr, @Nullable Size size) {
    if (size != null) {
      computedSizes.put(expr.id(), size);
    }
  }

  private void setEntrySize(CelExpr expr, @Nullable EntrySize size) {
    if (size != null) {
      entrySizes.put(expr.id(), size);
    }
  }

  private void copySizes(CelExpr to, CelExpr from) {
    setSize(to, size(from));
    setEntrySize(to, entrySize(from));
  }
}
