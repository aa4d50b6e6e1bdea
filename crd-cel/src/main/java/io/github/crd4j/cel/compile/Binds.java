package io.github.crd4j.cel.compile;

import dev.cel.common.ast.CelExpr;
import dev.cel.common.ast.CelExpr.CelComprehension;
import dev.cel.parser.CelMacroExprFactory;

/** A variable bound to a value, which in CEL's syntax tree is a loop that never runs. */
public final class Binds {

  private static final String UNUSED = "#unused";

  private Binds() {}

  static CelExpr bind(CelMacroExprFactory factory, String name, CelExpr value, CelExpr body) {
    return factory.fold(
        UNUSED,
        factory.newList(),
        name,
        value,
        factory.newBoolLiteral(false),
        factory.newIdentifier(name),
        body);
  }

  /** Whether {@code loop} is a bound variable and no loop. */
  public static boolean isBind(CelComprehension loop) {
    CelExpr range = loop.iterRange();
    CelExpr condition = loop.loopCondition();
    return range.getKind() == CelExpr.ExprKind.Kind.LIST
        && range.list().elements().isEmpty()
        && Trees.isFalse(condition)
        && !loop.accuVar().equals("__result__");
  }
}
