package io.github.crd4j.cel.compile;

import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** Walks over syntax trees. */
public final class Trees {

  private Trees() {}

  /** The expressions directly below {@code expr}, in the order of cel-go's traversal. */
  public static List<CelExpr> children(CelExpr expr) {
    List<CelExpr> children = new ArrayList<>();
    switch (expr.getKind()) {
      case SELECT -> children.add(expr.select().operand());
      case CALL -> {
        expr.call().target().ifPresent(children::add);
        children.addAll(expr.call().args());
      }
      case LIST -> children.addAll(expr.list().elements());
      case MAP ->
          expr.map()
              .entries()
              .forEach(
                  entry -> {
                    children.add(entry.key());
                    children.add(entry.value());
                  });
      case STRUCT -> expr.struct().entries().forEach(entry -> children.add(entry.value()));
      case COMPREHENSION -> {
        CelExpr.CelComprehension loop = expr.comprehension();
        children.add(loop.iterRange());
        children.add(loop.accuInit());
        children.add(loop.loopCondition());
        children.add(loop.loopStep());
        children.add(loop.result());
      }
      case CONSTANT, IDENT, NOT_SET -> {}
    }
    return children;
  }

  /** Calls {@code action} with {@code root} and everything below it, parents first. */
  public static void forEach(CelExpr root, Consumer<CelExpr> action) {
    Deque<CelExpr> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      CelExpr expr = open.pop();
      action.accept(expr);
      List<CelExpr> children = children(expr);
      for (int i = children.size() - 1; i >= 0; i--) {
        open.push(children.get(i));
      }
    }
  }

  static boolean isLargerThan(CelExpr root, int limit) {
    Deque<CelExpr> open = new ArrayDeque<>();
    open.push(root);
    for (int count = 0; !open.isEmpty(); count++) {
      if (count > limit) {
        return true;
      }
      children(open.pop()).forEach(open::push);
    }
    return false;
  }

  /** Whether {@code expr} is the literal {@code false}. */
  static boolean isFalse(CelExpr expr) {
    return expr.getKind() == CelExpr.ExprKind.Kind.CONSTANT
        && expr.constant().getKind() == CelConstant.Kind.BOOLEAN_VALUE
        && !expr.constant().booleanValue();
  }

  /** Whether {@code expr} is a literal. */
  public static boolean isLiteral(CelExpr expr) {
    return expr.getKind() == CelExpr.ExprKind.Kind.CONSTANT;
  }

  /** Whether {@code expr} is a string literal. */
  public static boolean isStringLiteral(CelExpr expr) {
    return isLiteral(expr) && expr.constant().getKind() == CelConstant.Kind.STRING_VALUE;
  }

  /** The name that {@code expr} writes, {@code a.b.c}, or empty if it is no name. */
  public static String qualifiedName(CelExpr expr) {
    if (expr.getKind() == CelExpr.ExprKind.Kind.IDENT) {
      return expr.ident().name();
    }
    if (expr.getKind() == CelExpr.ExprKind.Kind.SELECT && !expr.select().testOnly()) {
      String operand = qualifiedName(expr.select().operand());
      return operand.isEmpty() ? "" : operand + "." + expr.select().field();
    }
    return "";
  }
}
