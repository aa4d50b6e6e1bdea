package io.github.crd4j.processor.evaluate.tree;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import java.util.Map;

/** How operators and names are written. */
final class Symbols {

  private static final Map<Tree.Kind, String> OPERATORS =
      Map.ofEntries(
          Map.entry(Tree.Kind.PLUS, "+"),
          Map.entry(Tree.Kind.MINUS, "-"),
          Map.entry(Tree.Kind.MULTIPLY, "*"),
          Map.entry(Tree.Kind.DIVIDE, "/"),
          Map.entry(Tree.Kind.REMAINDER, "%"),
          Map.entry(Tree.Kind.AND, "&"),
          Map.entry(Tree.Kind.OR, "|"),
          Map.entry(Tree.Kind.XOR, "^"),
          Map.entry(Tree.Kind.LEFT_SHIFT, "<<"),
          Map.entry(Tree.Kind.RIGHT_SHIFT, ">>"),
          Map.entry(Tree.Kind.UNSIGNED_RIGHT_SHIFT, ">>>"),
          Map.entry(Tree.Kind.EQUAL_TO, "=="),
          Map.entry(Tree.Kind.NOT_EQUAL_TO, "!="),
          Map.entry(Tree.Kind.LESS_THAN, "<"),
          Map.entry(Tree.Kind.LESS_THAN_EQUAL, "<="),
          Map.entry(Tree.Kind.GREATER_THAN, ">"),
          Map.entry(Tree.Kind.GREATER_THAN_EQUAL, ">="),
          Map.entry(Tree.Kind.UNARY_PLUS, "+"),
          Map.entry(Tree.Kind.UNARY_MINUS, "-"),
          Map.entry(Tree.Kind.BITWISE_COMPLEMENT, "~"),
          Map.entry(Tree.Kind.LOGICAL_COMPLEMENT, "!"),
          Map.entry(Tree.Kind.PREFIX_INCREMENT, "+"),
          Map.entry(Tree.Kind.POSTFIX_INCREMENT, "+"),
          Map.entry(Tree.Kind.PREFIX_DECREMENT, "-"),
          Map.entry(Tree.Kind.POSTFIX_DECREMENT, "-"));

  private Symbols() {}

  /** The operator of an expression, also of an assignment such as {@code +=}. */
  static String of(Tree expression) {
    Tree.Kind kind = expression.getKind();
    String assigned = kind.name().replace("_ASSIGNMENT", "");
    return OPERATORS.getOrDefault(
        assigned.equals(kind.name()) ? kind : Tree.Kind.valueOf(assigned), kind.name());
  }

  /** Whether {@code expression} is names with dots. */
  static boolean isName(ExpressionTree expression) {
    return expression instanceof IdentifierTree
        || (expression instanceof MemberSelectTree select && isName(select.getExpression()));
  }

  /** The name before the first dot. */
  static String first(ExpressionTree name) {
    return name instanceof MemberSelectTree select
        ? first(select.getExpression())
        : name.toString();
  }

  /** A class without its type arguments. */
  static String withoutArguments(ExpressionTree type) {
    Tree plain = type instanceof ParameterizedTypeTree generic ? generic.getType() : type;
    return plain.toString();
  }
}
