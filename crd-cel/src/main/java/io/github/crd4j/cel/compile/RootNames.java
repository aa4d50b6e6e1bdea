package io.github.crd4j.cel.compile;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.ast.CelExpr;
import java.util.List;

/**
 * Names with a leading dot, which never mean a variable of a loop: {@code .self} is the root even
 * inside {@code list.all(self, …)}. The CEL library gets this wrong, so that the tree is rewritten
 * to names that no loop can have.
 */
final class RootNames {

  /** What {@code .self} is called in the tree. */
  static final String ROOT_SELF = "#self";

  private RootNames() {}

  static CelAbstractSyntaxTree resolve(CelAbstractSyntaxTree tree) {
    boolean[] found = new boolean[1];
    Trees.forEach(tree.getExpr(), expr -> found[0] |= isRootName(expr));
    return found[0]
        ? CelAbstractSyntaxTree.newParsedAst(rewrite(tree.getExpr()), tree.getSource())
        : tree;
  }

  private static boolean isRootName(CelExpr expr) {
    return expr.getKind() == CelExpr.ExprKind.Kind.IDENT && expr.ident().name().startsWith(".");
  }

  private static CelExpr rewrite(CelExpr expr) {
    return switch (expr.getKind()) {
      case IDENT -> isRootName(expr) ? rename(expr) : expr;
      case SELECT ->
          expr.toBuilder()
              .setSelect(
                  expr.select().toBuilder().setOperand(rewrite(expr.select().operand())).build())
              .build();
      case CALL -> {
        CelExpr.CelCall.Builder call =
            expr.call().toBuilder().clearArgs().addArgs(rewrite(expr.call().args()));
        expr.call().target().ifPresent(target -> call.setTarget(rewrite(target)));
        yield expr.toBuilder().setCall(call.build()).build();
      }
      case LIST -> {
        CelExpr.CelList.Builder list = CelExpr.CelList.newBuilder();
        list.addElements(rewrite(expr.list().elements()));
        list.addOptionalIndices(expr.list().optionalIndices());
        yield expr.toBuilder().setList(list.build()).build();
      }
      case MAP -> {
        CelExpr.CelMap.Builder map = CelExpr.CelMap.newBuilder();
        for (CelExpr.CelMap.Entry entry : expr.map().entries()) {
          map.addEntries(
              entry.toBuilder()
                  .setKey(rewrite(entry.key()))
                  .setValue(rewrite(entry.value()))
                  .build());
        }
        yield expr.toBuilder().setMap(map.build()).build();
      }
      case COMPREHENSION -> {
        CelExpr.CelComprehension loop = expr.comprehension();
        yield expr.toBuilder()
            .setComprehension(
                loop.toBuilder()
                    .setIterRange(rewrite(loop.iterRange()))
                    .setAccuInit(rewrite(loop.accuInit()))
                    .setLoopCondition(rewrite(loop.loopCondition()))
                    .setLoopStep(rewrite(loop.loopStep()))
                    .setResult(rewrite(loop.result()))
                    .build())
            .build();
      }
      case CONSTANT, STRUCT, NOT_SET -> expr;
    };
  }

  private static List<CelExpr> rewrite(List<CelExpr> exprs) {
    return exprs.stream().map(RootNames::rewrite).toList();
  }

  private static CelExpr rename(CelExpr expr) {
    String name = expr.ident().name();
    String resolved = name.equals(".self") ? ROOT_SELF : name;
    return expr.toBuilder().setIdent(expr.ident().toBuilder().setName(resolved).build()).build();
  }
}
