package io.github.crd4j.cel.compile;

import dev.cel.common.ast.CelExpr;

/** Finds types of Protocol Buffers other than those that rules have under this name. */
final class ProtobufNames {

  private static final String PACKAGE = "google.protobuf.";

  private ProtobufNames() {}

  static boolean occurIn(CelExpr root) {
    boolean[] found = new boolean[1];
    Trees.forEach(root, expr -> found[0] |= isProtobuf(expr));
    return found[0];
  }

  private static boolean isProtobuf(CelExpr expr) {
    if (expr.getKind() == CelExpr.ExprKind.Kind.STRUCT) {
      return expr.struct().messageName().startsWith(PACKAGE);
    }
    String name = Trees.qualifiedName(expr);
    return name.startsWith(PACKAGE)
        && !name.equals(PACKAGE + "Timestamp")
        && !name.equals(PACKAGE + "Duration");
  }
}
