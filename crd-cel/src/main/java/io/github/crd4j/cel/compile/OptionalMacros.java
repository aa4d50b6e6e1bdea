package io.github.crd4j.cel.compile;

import com.google.common.collect.ImmutableList;
import dev.cel.common.ast.CelExpr;
import dev.cel.parser.CelMacro;
import dev.cel.parser.CelMacroExprFactory;
import java.util.List;
import java.util.Optional;

/**
 * {@code optMap} and {@code optFlatMap}: {@code t.hasValue() ? optional.of(expression of t.value())
 * : optional.none()}.
 *
 * <p>Transliterated from {@code optMap} and {@code optFlatMap} in {@code
 * github.com/google/cel-go/cel/library.go}. The target is duplicated there, and the cost of a rule
 * shows it. A chain of n of them is a tree of 2<sup>n</sup> nodes, which is refused beyond a limit.
 */
final class OptionalMacros {

  static final List<CelMacro> ALL =
      List.of(
          CelMacro.newReceiverMacro("optMap", 2, OptionalMacros::optMap),
          CelMacro.newReceiverMacro("optFlatMap", 2, OptionalMacros::optFlatMap));

  static final String TOO_DEEP = "too many optMap and optFlatMap calls in one chain";

  /** About eight links. The server takes seconds for ten and minutes for more. */
  private static final int MAX_COPIED_NODES = 4_000;

  private OptionalMacros() {}

  private static Optional<CelExpr> optMap(
      CelMacroExprFactory factory, CelExpr target, ImmutableList<CelExpr> arguments) {
    return expand(factory, "optMap", target, arguments, true);
  }

  private static Optional<CelExpr> optFlatMap(
      CelMacroExprFactory factory, CelExpr target, ImmutableList<CelExpr> arguments) {
    return expand(factory, "optFlatMap", target, arguments, false);
  }

  private static Optional<CelExpr> expand(
      CelMacroExprFactory factory,
      String macro,
      CelExpr target,
      ImmutableList<CelExpr> arguments,
      boolean wrap) {
    CelExpr variable = arguments.get(0);
    if (variable.getKind() != CelExpr.ExprKind.Kind.IDENT) {
      return Optional.of(MacroErrors.at(factory, variable, macro + "() takes a simple name first"));
    }
    if (Trees.isLargerThan(target, MAX_COPIED_NODES)) {
      return Optional.of(MacroErrors.at(factory, target, TOO_DEEP));
    }
    String name = variable.ident().name();
    CelExpr bound =
        Binds.bind(
            factory,
            name,
            factory.newReceiverCall("value", factory.copy(target)),
            arguments.get(1));
    return Optional.of(
        factory.newGlobalCall(
            "_?_:_",
            factory.newReceiverCall("hasValue", target),
            wrap ? factory.newGlobalCall("optional.of", bound) : bound,
            factory.newGlobalCall("optional.none")));
  }
}
