package io.github.crd4j.cel.compile;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import dev.cel.common.ast.CelExpr;
import dev.cel.parser.CelMacro;
import dev.cel.parser.CelMacroExprFactory;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Loops with two variables: index and item, or key and value.
 *
 * <p>Transliterated from {@code github.com/google/cel-go/ext/comprehensions.go}.
 */
final class TwoVariableMacros {

  static final List<CelMacro> ALL =
      List.of(
          macro("all", 3, (factory, loop) -> all(factory, loop)),
          macro("exists", 3, (factory, loop) -> exists(factory, loop)),
          macro("existsOne", 3, (factory, loop) -> existsOne(factory, loop)),
          macro("exists_one", 3, (factory, loop) -> existsOne(factory, loop)),
          macro("transformList", 3, (factory, loop) -> transformList(factory, loop)),
          macro("transformList", 4, (factory, loop) -> transformList(factory, loop)),
          macro("transformMap", 3, (factory, loop) -> transformMap(factory, loop)),
          macro("transformMap", 4, (factory, loop) -> transformMap(factory, loop)),
          macro("transformMapEntry", 3, (factory, loop) -> transformMapEntry(factory, loop)),
          macro("transformMapEntry", 4, (factory, loop) -> transformMapEntry(factory, loop)));

  private static final String MAP_INSERT = "cel.@mapInsert";

  private TwoVariableMacros() {}

  /**
   * A macro call taken apart.
   *
   * @param filter which elements to take, null for all
   * @param body predicate or transformation
   */
  private record Loop(
      CelExpr range, String first, String second, @Nullable CelExpr filter, CelExpr body) {}

  @Immutable
  private interface Expansion {
    CelExpr expand(CelMacroExprFactory factory, Loop loop);
  }

  private static CelMacro macro(String name, int arguments, Expansion expansion) {
    return CelMacro.newReceiverMacro(
        name,
        arguments,
        (factory, target, args) -> Optional.of(expand(factory, target, args, expansion)));
  }

  private static CelExpr expand(
      CelMacroExprFactory factory,
      CelExpr target,
      ImmutableList<CelExpr> args,
      Expansion expansion) {
    for (CelExpr variable : args.subList(0, 2)) {
      if (variable.getKind() != CelExpr.ExprKind.Kind.IDENT
          || variable.ident().name().startsWith(".")) {
        return MacroErrors.at(factory, variable, "argument must be a simple name");
      }
      String name = variable.ident().name();
      if (name.equals("__result__") || name.equals(factory.getAccumulatorVarName())) {
        return MacroErrors.at(
            factory, variable, "iteration variable overwrites accumulator variable");
      }
    }
    String first = args.get(0).ident().name();
    String second = args.get(1).ident().name();
    if (first.equals(second)) {
      return MacroErrors.at(factory, args.get(1), "duplicate variable name: " + first);
    }
    CelExpr filter = args.size() == 4 ? args.get(2) : null;
    return expansion.expand(
        factory, new Loop(target, first, second, filter, args.get(args.size() - 1)));
  }

  private static CelExpr all(CelMacroExprFactory factory, Loop loop) {
    return fold(
        factory,
        loop,
        factory.newBoolLiteral(true),
        factory.newGlobalCall("@not_strictly_false", result(factory)),
        factory.newGlobalCall("_&&_", result(factory), loop.body()),
        result(factory));
  }

  private static CelExpr exists(CelMacroExprFactory factory, Loop loop) {
    return fold(
        factory,
        loop,
        factory.newBoolLiteral(false),
        factory.newGlobalCall("@not_strictly_false", factory.newGlobalCall("!_", result(factory))),
        factory.newGlobalCall("_||_", result(factory), loop.body()),
        result(factory));
  }

  private static CelExpr existsOne(CelMacroExprFactory factory, Loop loop) {
    CelExpr increment = factory.newGlobalCall("_+_", result(factory), factory.newIntLiteral(1));
    return fold(
        factory,
        loop,
        factory.newIntLiteral(0),
        factory.newBoolLiteral(true),
        factory.newGlobalCall("_?_:_", loop.body(), increment, result(factory)),
        factory.newGlobalCall("_==_", result(factory), factory.newIntLiteral(1)));
  }

  private static CelExpr transformList(CelMacroExprFactory factory, Loop loop) {
    CelExpr append = factory.newGlobalCall("_+_", result(factory), factory.newList(loop.body()));
    return transform(factory, loop, factory.newList(), append);
  }

  private static CelExpr transformMap(CelMacroExprFactory factory, Loop loop) {
    CelExpr key = factory.newIdentifier(loop.first());
    CelExpr insert = factory.newGlobalCall(MAP_INSERT, result(factory), key, loop.body());
    return transform(factory, loop, factory.newMap(), insert);
  }

  private static CelExpr transformMapEntry(CelMacroExprFactory factory, Loop loop) {
    CelExpr insert = factory.newGlobalCall(MAP_INSERT, result(factory), loop.body());
    return transform(factory, loop, factory.newMap(), insert);
  }

  private static CelExpr transform(
      CelMacroExprFactory factory, Loop loop, CelExpr init, CelExpr step) {
    CelExpr filter = loop.filter();
    return fold(
        factory,
        loop,
        init,
        factory.newBoolLiteral(true),
        filter == null ? step : factory.newGlobalCall("_?_:_", filter, step, result(factory)),
        result(factory));
  }

  private static CelExpr fold(
      CelMacroExprFactory factory,
      Loop loop,
      CelExpr init,
      CelExpr condition,
      CelExpr step,
      CelExpr result) {
    return factory.fold(
        loop.first(),
        loop.second(),
        loop.range(),
        factory.getAccumulatorVarName(),
        init,
        condition,
        step,
        result);
  }

  private static CelExpr result(CelMacroExprFactory factory) {
    return factory.newIdentifier(factory.getAccumulatorVarName());
  }
}
