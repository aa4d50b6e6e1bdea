package io.github.crd4j.cel.compile;

import com.google.common.collect.ImmutableList;
import dev.cel.common.ast.CelExpr;
import dev.cel.parser.CelMacro;
import dev.cel.parser.CelMacroExprFactory;
import java.util.Optional;

/**
 * {@code sortBy}: the list is bound to a variable, its keys are mapped, and both are sorted.
 *
 * <p>Transliterated from {@code sortByMacro} in {@code github.com/google/cel-go/ext/lists.go}.
 */
final class SortByMacro {

  static final CelMacro SORT_BY = CelMacro.newReceiverMacro("sortBy", 2, SortByMacro::expand);

  private static final String INPUT = "@__sortBy_input__";

  private SortByMacro() {}

  private static Optional<CelExpr> expand(
      CelMacroExprFactory factory, CelExpr target, ImmutableList<CelExpr> args) {
    CelExpr variable = args.get(0);
    if (variable.getKind() != CelExpr.ExprKind.Kind.IDENT) {
      return Optional.of(MacroErrors.at(factory, variable, "argument is not an identifier"));
    }
    switch (target.getKind()) {
      case LIST, SELECT, IDENT, COMPREHENSION, CALL -> {}
      default -> {
        return Optional.of(MacroErrors.at(factory, target, "sortBy can only be applied to a list"));
      }
    }
    String accumulator = factory.getAccumulatorVarName();
    CelExpr step =
        factory.newGlobalCall(
            "_+_", factory.newIdentifier(accumulator), factory.newList(args.get(1)));
    CelExpr keys =
        factory.fold(
            variable.ident().name(),
            factory.newIdentifier(INPUT),
            accumulator,
            factory.newList(),
            factory.newBoolLiteral(true),
            step,
            factory.newIdentifier(accumulator));
    CelExpr sorted =
        factory.newReceiverCall("@sortByAssociatedKeys", factory.newIdentifier(INPUT), keys);
    return Optional.of(Binds.bind(factory, INPUT, target, sorted));
  }
}
