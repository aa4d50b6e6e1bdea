package io.github.crd4j.cel.rules;

import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.compile.Trees;
import io.github.crd4j.cel.eval.Constants;
import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.UintValue;
import io.github.crd4j.cel.value.Value;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A constant that cannot be computed: {@code int('a')}, {@code duration('1')}, {@code 1e400}. */
final class CelBadLiteral extends ExpressionRule {

  @Override
  void check(Compilation expression, Consumer<Problem> problems) {
    visit(expression, expression.checked().getExpr(), problems);
  }

  /** Reports the innermost culprit only: what is around it fails for the same reason. */
  private boolean visit(Compilation expression, CelExpr expr, Consumer<Problem> problems) {
    boolean failed = false;
    for (CelExpr child : Trees.children(expr)) {
      failed |= visit(expression, child, problems);
    }
    if (failed) {
      return true;
    }
    String problem = problem(expression, expr);
    if (problem == null) {
      return false;
    }
    CelExpr culprit = culprit(expr);
    int offset = Source.offset(expression, culprit);
    int length = Source.lengthAt(expression.text(), offset);
    problems.accept(
        new Problem(
            id(),
            "the constant "
                + expression
                    .text()
                    .substring(offset, Math.min(offset + length, expression.text().length()))
                + " cannot be used here: "
                + problem,
            offset,
            length,
            facts(problem),
            "program instantiation failed: " + problem,
            List.of()));
    return true;
  }

  /** Of a conversion of a literal, the literal. */
  private static CelExpr culprit(CelExpr expr) {
    boolean conversion =
        expr.getKind() == CelExpr.ExprKind.Kind.CALL
            && expr.call().args().size() == 1
            && Trees.isLiteral(expr.call().args().get(0));
    return conversion ? expr.call().args().get(0) : expr;
  }

  private static List<String> facts(String problem) {
    if (problem.endsWith("Duration'")) {
      return List.of("durations are written as 1h30m, 1.5s or 100ms");
    }
    if (problem.endsWith("Timestamp'")) {
      return List.of("timestamps are written as 2030-12-31T23:59:59Z");
    }
    if (problem.startsWith("reference to undefined type: ")) {
      return List.of(
          "the types are called google.protobuf.Timestamp and google.protobuf.Duration; a variable cannot hold a type");
    }
    return List.of();
  }

  private static @Nullable String problem(Compilation expression, CelExpr expr) {
    if (Trees.isLiteral(expr)
        && expr.constant().getKind() == CelConstant.Kind.DOUBLE_VALUE
        && Double.isInfinite(expr.constant().doubleValue())) {
      return "invalid double literal";
    }
    try {
      Value unused = Constants.fold(expression, expr);
      return isIndex(expr) ? badIndex(expression, expr.call().args().get(1)) : null;
    } catch (EvalError e) {
      return e.getMessage();
    }
  }

  private static boolean isIndex(CelExpr expr) {
    return expr.getKind() == CelExpr.ExprKind.Kind.CALL
        && (expr.call().function().equals("_[_]") || expr.call().function().equals("_[?_]"));
  }

  private static @Nullable String badIndex(Compilation expression, CelExpr index) {
    Value value = Constants.fold(expression, index);
    if (value == null
        || value instanceof StringValue
        || value instanceof IntValue
        || value instanceof UintValue
        || value instanceof BoolValue
        || value instanceof DoubleValue) {
      return null;
    }
    return "invalid qualifier type: " + value.typeName();
  }
}
