package io.github.crd4j.cel.eval;

import dev.cel.common.ast.CelExpr;
import io.github.crd4j.cel.compile.Binds;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.compile.Compiler;
import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.ErrorValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.MapValue;
import io.github.crd4j.cel.value.OptionalValue;
import io.github.crd4j.cel.value.PlainMap;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates one expression on one value.
 *
 * <p>Follows {@code github.com/google/cel-go/interpreter/interpretable.go}, errors included: they
 * travel up as exceptions, except where the server goes on in spite of them.
 */
public final class Evaluator {

  private final Compilation compilation;
  private final Map<Long, Value> constants;
  private final Value self;
  private final @Nullable Value oldSelf;
  private final CostMeter meter;

  private Evaluator(Program program, Value self, @Nullable Value oldSelf, CostMeter meter) {
    this.compilation = program.compilation();
    this.constants = program.constants();
    this.self = self;
    this.oldSelf = oldSelf;
    this.meter = meter;
  }

  /**
   * The value of {@code program}.
   *
   * @param oldSelf null if there is no such variable
   * @throws EvalError if it has none
   * @throws CostLimitExceededException if that costs more than {@code meter} allows
   */
  public static Value evaluate(
      Program program, Value self, @Nullable Value oldSelf, CostMeter meter) {
    return new Evaluator(program, self, oldSelf, meter)
        .eval(program.compilation().checked().getExpr(), null);
  }

  private Value eval(CelExpr expr, @Nullable Scope scope) {
    Value constant = constants.get(expr.id());
    if (constant != null) {
      return constant;
    }
    return switch (expr.getKind()) {
      case IDENT -> ident(expr.ident().name(), scope);
      case SELECT -> select(expr, scope);
      case CALL -> call(expr, scope);
      case LIST -> list(expr.list(), scope);
      case MAP -> map(expr.map(), scope);
      case COMPREHENSION -> loop(expr.comprehension(), scope);
      case CONSTANT, STRUCT, NOT_SET ->
          throw new IllegalStateException("cannot evaluate " + expr.getKind());
    };
  }

  private Value ident(String name, @Nullable Scope scope) {
    meter.add(1);
    Value local = Scope.find(scope, name);
    if (local != null) {
      return local.present();
    }
    if (name.equals(Compiler.OLD_SELF)) {
      if (oldSelf == null) {
        throw new EvalError("no such attribute(s): oldSelf");
      }
      return oldSelf.present();
    }
    return self.present();
  }

  private Value select(CelExpr expr, @Nullable Scope scope) {
    CelExpr.CelSelect select = expr.select();
    Value operand = operand(select.operand(), scope);
    Value key = new StringValue(select.field());
    if (select.testOnly()) {
      return BoolValue.of(Selection.has(operand, key));
    }
    return Selection.select(operand, key, false);
  }

  /**
   * What something is selected from: each step costs, and so does turning a result into a start.
   */
  private Value operand(CelExpr expr, @Nullable Scope scope) {
    meter.add(isAttribute(expr) ? 1 : 2);
    return eval(expr, scope);
  }

  private static boolean isAttribute(CelExpr expr) {
    return switch (expr.getKind()) {
      case IDENT, SELECT -> true;
      case CALL ->
          switch (expr.call().function()) {
            case "_[_]", "_[?_]", "_?._", "_?_:_" -> true;
            default -> false;
          };
      default -> false;
    };
  }

  private Value call(CelExpr expr, @Nullable Scope scope) {
    CelExpr.CelCall call = expr.call();
    List<CelExpr> args = call.args();
    return switch (call.function()) {
      case "_&&_" -> logical(args, false, scope);
      case "_||_" -> logical(args, true, scope);
      case "_?_:_" ->
          bool(eval(args.get(0), scope)) ? eval(args.get(1), scope) : eval(args.get(2), scope);
      case "@not_strictly_false" -> notStrictlyFalse(args.get(0), scope);
      case "_[_]" -> Selection.select(operand(args.get(0), scope), eval(args.get(1), scope), false);
      case "_[?_]", "_?._" ->
          Selection.select(operand(args.get(0), scope), eval(args.get(1), scope), true);
      case "_==_", "_!=_" -> equality(call, scope);
      case "@in" -> in(expr, scope);
      case "@sortByAssociatedKeys" -> sortBy(expr, scope);
      default -> function(expr, arguments(call, scope));
    };
  }

  private static boolean bool(Value value) {
    if (!(value instanceof BoolValue bool)) {
      throw EvalError.noSuchOverload();
    }
    return bool.value();
  }

  /** {@code decisive} on either side decides, even if the other side is an error. */
  private Value logical(List<CelExpr> terms, boolean decisive, @Nullable Scope scope) {
    EvalError error = null;
    for (CelExpr term : terms) {
      try {
        if (bool(eval(term, scope)) == decisive) {
          return BoolValue.of(decisive);
        }
      } catch (EvalError e) {
        error = error == null ? e : error;
      }
    }
    if (error != null) {
      throw error;
    }
    return BoolValue.of(!decisive);
  }

  private Value notStrictlyFalse(CelExpr argument, @Nullable Scope scope) {
    try {
      meter.add(1);
      return eval(argument, scope) instanceof BoolValue bool ? bool : BoolValue.TRUE;
    } catch (EvalError e) {
      return BoolValue.TRUE;
    }
  }

  private Value equality(CelExpr.CelCall call, @Nullable Scope scope) {
    Value left = eval(call.args().get(0), scope);
    Value right = eval(call.args().get(1), scope);
    Value[] operands = {left, right};
    boolean negated = call.function().equals("_!=_");
    meter.add(RunTimeCosts.of(call.function(), negated ? "not_equals" : "equals", operands, left));
    try {
      return BoolValue.of(Value.equal(left, right) != negated);
    } catch (EvalError e) {
      // Two values that cannot be compared are different; only == says that it does not know.
      if (negated) {
        return BoolValue.TRUE;
      }
      throw e;
    }
  }

  private Value in(CelExpr expr, @Nullable Scope scope) {
    CelExpr container = expr.call().args().get(1);
    Value item = eval(expr.call().args().get(0), scope);
    Value all = eval(container, scope);
    if (!constants.containsKey(container.id())) {
      String overload = all instanceof ListValue ? "in_list" : "in_map";
      meter.add(RunTimeCosts.of("@in", overload, new Value[] {item, all}, item));
    }
    if (all instanceof ListValue list) {
      return BoolValue.of(list.contains(item));
    }
    if (all instanceof MapValue map) {
      Value found = map.find(item);
      return BoolValue.of(found != null && found.present() != null);
    }
    throw EvalError.noSuchOverload();
  }

  private Value sortBy(CelExpr expr, @Nullable Scope scope) {
    Value[] arguments = new Value[2];
    arguments[0] = eval(expr.call().target().orElseThrow(), scope);
    try {
      arguments[1] = eval(expr.call().args().get(0), scope);
    } catch (EvalError e) {
      // The server crashes and recovers here.
      throw new EvalError(
          "internal error: interface conversion: *types.Err is not traits.Lister: missing method"
              + " Add");
    }
    return function(expr, arguments);
  }

  private Value[] arguments(CelExpr.CelCall call, @Nullable Scope scope) {
    List<Value> arguments = new ArrayList<>();
    EvalError error = null;
    List<CelExpr> exprs = new ArrayList<>();
    call.target().ifPresent(exprs::add);
    exprs.addAll(call.args());
    // All are evaluated before the first error counts, which shows in the cost.
    for (CelExpr argument : exprs) {
      try {
        arguments.add(eval(argument, scope));
      } catch (EvalError e) {
        error = error == null ? e : error;
      }
    }
    if (error != null) {
      throw error;
    }
    return arguments.toArray(new Value[0]);
  }

  private Value function(CelExpr expr, Value[] arguments) {
    CelExpr.CelCall call = expr.call();
    FunctionCalls.Chosen chosen =
        FunctionCalls.choose(
            call.function(), compilation.overloads(expr), call.target().isPresent(), arguments);
    Value result = chosen.call(arguments, meter.regexes());
    meter.add(RunTimeCosts.of(call.function(), chosen.id(), arguments, result));
    return result;
  }

  private Value list(CelExpr.CelList list, @Nullable Scope scope) {
    List<Value> items = new ArrayList<>();
    for (int i = 0; i < list.elements().size(); i++) {
      Value item = eval(list.elements().get(i), scope);
      if (!list.optionalIndices().contains(i)) {
        items.add(item);
      } else if (optional(item).hasValue()) {
        items.add(optional(item).get());
      }
    }
    meter.add(RunTimeCosts.CREATE_LIST);
    return new ListValue(items);
  }

  private static OptionalValue optional(Value value) {
    if (!(value instanceof OptionalValue optional)) {
      throw new EvalError("cannot initialize optional list element from non-optional value");
    }
    return optional;
  }

  private Value map(CelExpr.CelMap map, @Nullable Scope scope) {
    Map<Value, Value> entries = new LinkedHashMap<>();
    for (CelExpr.CelMap.Entry entry : map.entries()) {
      Value key = eval(entry.key(), scope);
      Value value = eval(entry.value(), scope);
      if (!entry.optionalEntry()) {
        entries.put(key, value);
      } else if (optional(value).hasValue()) {
        entries.put(key, optional(value).get());
      } else {
        entries.remove(key);
      }
    }
    meter.add(RunTimeCosts.CREATE_MAP);
    return new PlainMap(entries);
  }

  private Value loop(CelExpr.CelComprehension loop, @Nullable Scope scope) {
    Scope accumulator =
        Scope.lazy(scope, loop.accuVar(), () -> errorAsValue(loop.accuInit(), scope));
    if (!Binds.isBind(loop)) {
      runLoop(loop, eval(loop.iterRange(), scope), accumulator);
    }
    return eval(loop.result(), accumulator);
  }

  private void runLoop(CelExpr.CelComprehension loop, Value range, Scope accumulator) {
    boolean pairs = !loop.iterVar2().isEmpty();
    if (range instanceof ListValue list) {
      for (int i = 0; i < list.size(); i++) {
        Value item = list.items().get(i);
        boolean goesOn =
            pairs
                ? step(loop, accumulator, new IntValue(i), item)
                : step(loop, accumulator, item, null);
        if (!goesOn) {
          return;
        }
      }
    } else if (range instanceof MapValue map) {
      for (Value key : map.keys()) {
        Value value = pairs ? map.find(key) : null;
        if (!step(loop, accumulator, key, value)) {
          return;
        }
      }
    } else {
      throw EvalError.noSuchOverload();
    }
  }

  /** Whether the loop goes on: an error in a step becomes the result so far and stops nothing. */
  private boolean step(
      CelExpr.CelComprehension loop, Scope accumulator, Value first, @Nullable Value second) {
    Scope scope = Scope.of(accumulator, loop.iterVar(), first);
    if (second != null) {
      scope = Scope.of(scope, loop.iterVar2(), second);
    }
    Value condition = errorAsValue(loop.loopCondition(), scope);
    if (condition instanceof BoolValue bool && !bool.value()) {
      return false;
    }
    accumulator.set(errorAsValue(loop.loopStep(), scope));
    return true;
  }

  private Value errorAsValue(CelExpr expr, @Nullable Scope scope) {
    try {
      return eval(expr, scope);
    } catch (EvalError e) {
      return new ErrorValue(e);
    }
  }
}
