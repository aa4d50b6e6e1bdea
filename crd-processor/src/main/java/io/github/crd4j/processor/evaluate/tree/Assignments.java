package io.github.crd4j.processor.evaluate.tree;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Operators;
import io.github.crd4j.processor.evaluate.Unknown;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Works out what expressions change. */
final class Assignments {

  private final Expressions expressions;
  private final Calls calls;

  Assignments(Expressions expressions, Calls calls) {
    this.expressions = expressions;
    this.calls = calls;
  }

  boolean isOne(ExpressionTree expression) {
    return expression instanceof AssignmentTree
        || expression instanceof CompoundAssignmentTree
        || isStep(expression.getKind());
  }

  private static boolean isStep(Tree.Kind kind) {
    return kind == Tree.Kind.PREFIX_INCREMENT
        || kind == Tree.Kind.PREFIX_DECREMENT
        || kind == Tree.Kind.POSTFIX_INCREMENT
        || kind == Tree.Kind.POSTFIX_DECREMENT;
  }

  /** An expression that is a statement; one that is not to be known makes its target unknown. */
  void perform(ExpressionTree expression, Scope scope) throws NotEvaluable {
    if (expression instanceof AssignmentTree assignment) {
      assign(assignment.getVariable(), expressions.tried(assignment.getExpression(), scope), scope);
    } else if (isOne(expression)) {
      value(expression, scope);
    } else {
      try {
        expressions.value(expression, scope);
      } catch (NotEvaluable failure) {
        // What others do, such as to check or to count, leaves this object as it is.
        Instance self = scope.self();
        if (self != null
            && expression instanceof MethodInvocationTree invocation
            && calls.isOfSelf(invocation)) {
          self.fields().replaceAll((field, value) -> new Unknown(failure.reason()));
          throw failure;
        }
      }
    }
  }

  /** The value of an assignment, a compound one or an increment, which it does. */
  @Nullable Object value(ExpressionTree expression, Scope scope) throws NotEvaluable {
    if (expression instanceof AssignmentTree assignment) {
      Object value = expressions.value(assignment.getExpression(), scope);
      assign(assignment.getVariable(), value, scope);
      return value;
    }
    if (expression instanceof CompoundAssignmentTree assignment) {
      Object old = expressions.value(assignment.getVariable(), scope);
      Object value =
          as(
              old,
              expressions.binary(
                  Symbols.of(assignment),
                  old,
                  expressions.value(assignment.getExpression(), scope)));
      assign(assignment.getVariable(), value, scope);
      return value;
    }
    UnaryTree step = (UnaryTree) expression;
    Object old = expressions.value(step.getExpression(), scope);
    Object value = as(old, Operators.binary(Symbols.of(step), old, 1));
    assign(step.getExpression(), value, scope);
    return step.getKind().name().startsWith("POSTFIX") ? old : value;
  }

  /** {@code value} in the type that the variable has already. */
  private static @Nullable Object as(@Nullable Object old, @Nullable Object value)
      throws NotEvaluable {
    if (old instanceof Character) {
      return Operators.convert(value, "char");
    }
    return old instanceof Integer
        ? Operators.convert(value, "int")
        : old instanceof Number
            ? Operators.convert(value, old.getClass().getSimpleName().toLowerCase(Locale.ROOT))
            : value;
  }

  private void assign(ExpressionTree target, @Nullable Object value, Scope scope)
      throws NotEvaluable {
    Instance self = scope.self();
    if (target instanceof ParenthesizedTree parenthesized) {
      assign(parenthesized.getExpression(), value, scope);
    } else if (target instanceof IdentifierTree identifier) {
      String name = identifier.getName().toString();
      if (scope.variables().containsKey(name)) {
        Object old = scope.variables().get(name);
        scope.variables().put(name, value instanceof Unknown ? value : as(numeric(old), value));
      } else if (self != null) {
        calls.setField(self, name, value, scope);
      }
    } else if (target instanceof MemberSelectTree select
        && expressions.holder(select.getExpression(), scope) instanceof Instance instance) {
      calls.setField(instance, select.getIdentifier().toString(), value, scope);
    } else if (target instanceof ArrayAccessTree access
        && expressions.value(access.getExpression(), scope) instanceof Object[] items
        && expressions.value(access.getIndex(), scope) instanceof Integer index
        && index >= 0
        && index < items.length) {
      items[index] = value;
    }
  }

  /** Whatever was of one primitive type stays of it, which a boxed one need not. */
  private static @Nullable Object numeric(@Nullable Object old) {
    return old instanceof Long || old instanceof Double || old instanceof Float ? old : null;
  }
}
