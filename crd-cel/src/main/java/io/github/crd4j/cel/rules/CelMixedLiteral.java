package io.github.crd4j.cel.rules;

import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.CelType;
import dev.cel.common.types.CelTypes;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.compile.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A list or map literal with elements of different types.
 *
 * <p>Transliterated from {@code homogeneousAggregateLiteralValidator} in {@code
 * github.com/google/cel-go/cel/validator.go}. Arguments of {@code format} may be mixed.
 */
final class CelMixedLiteral extends ExpressionRule {

  @Override
  void check(Compilation expression, Consumer<Problem> problems) {
    visit(expression, expression.checked().getExpr(), problems);
  }

  private void visit(Compilation expression, CelExpr expr, Consumer<Problem> problems) {
    switch (expr.getKind()) {
      case LIST -> checkList(expression, expr.list(), problems);
      case MAP -> checkMap(expression, expr.map(), problems);
      case CALL -> {
        if (expr.call().function().equals("format")) {
          return;
        }
      }
      default -> {}
    }
    for (CelExpr child : Trees.children(expr)) {
      visit(expression, child, problems);
    }
  }

  private void checkList(Compilation expression, CelExpr.CelList list, Consumer<Problem> problems) {
    List<CelExpr> elements = list.elements();
    for (int i = 1; i < elements.size(); i++) {
      CelType first = type(expression, elements.get(0), list.optionalIndices().contains(0));
      CelType other = type(expression, elements.get(i), list.optionalIndices().contains(i));
      if (!first.equals(other)) {
        problems.accept(problem(expression, elements.get(i), first, other, "list"));
        return;
      }
    }
  }

  private void checkMap(Compilation expression, CelExpr.CelMap map, Consumer<Problem> problems) {
    List<CelExpr.CelMap.Entry> entries = new ArrayList<>(map.entries());
    for (CelExpr.CelMap.Entry entry : entries) {
      CelExpr.CelMap.Entry first = entries.get(0);
      CelType firstKey = expression.type(first.key());
      CelType key = expression.type(entry.key());
      if (!firstKey.equals(key)) {
        problems.accept(problem(expression, entry.key(), firstKey, key, "map"));
      }
      CelType firstValue = type(expression, first.value(), first.optionalEntry());
      CelType value = type(expression, entry.value(), entry.optionalEntry());
      if (!firstValue.equals(value)) {
        problems.accept(problem(expression, entry.value(), firstValue, value, "map"));
      }
    }
  }

  private static CelType type(Compilation expression, CelExpr element, boolean optional) {
    CelType type = expression.type(element);
    return optional && !type.parameters().isEmpty() ? type.parameters().get(0) : type;
  }

  private Problem problem(
      Compilation expression, CelExpr culprit, CelType expected, CelType found, String kind) {
    String types = "'" + CelTypes.format(expected) + "' but found '" + CelTypes.format(found) + "'";
    int offset = Source.offset(expression, culprit);
    return new Problem(
        id(),
        "a "
            + kind
            + " literal mixes "
            + CelTypes.format(expected)
            + " and "
            + CelTypes.format(found),
        offset,
        Source.lengthAt(expression.text(), offset),
        List.of("the first element decides of which type all of them must be"),
        "expected type " + types,
        List.of());
  }
}
