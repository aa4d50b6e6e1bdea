package io.github.crd4j.cel.compile;

import dev.cel.common.CelIssue;
import dev.cel.common.ast.CelExpr;
import dev.cel.parser.CelMacroExprFactory;

/** Errors of macros, at the argument that causes them. */
final class MacroErrors {

  private MacroErrors() {}

  static CelExpr at(CelMacroExprFactory factory, CelExpr culprit, String message) {
    return factory.reportError(
        CelIssue.formatError(culprit.id(), factory.getSourceLocation(culprit), message));
  }
}
