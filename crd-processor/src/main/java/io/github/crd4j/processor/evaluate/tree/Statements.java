package io.github.crd4j.processor.evaluate.tree;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Steps;
import io.github.crd4j.processor.evaluate.Unknown;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Works out what statements do. */
final class Statements {

  private final Expressions expressions;
  private final Steps steps;

  Statements(Expressions expressions, Steps steps) {
    this.expressions = expressions;
    this.steps = steps;
  }

  Completion run(List<? extends StatementTree> statements, Scope scope) throws NotEvaluable {
    for (StatementTree statement : statements) {
      Completion completion = run(statement, scope);
      if (!completion.isNormal()) {
        return completion;
      }
    }
    return Completion.NORMAL;
  }

  Completion run(Tree statement, Scope scope) throws NotEvaluable {
    steps.nest();
    try {
      return enter(statement, scope);
    } finally {
      steps.unnest();
    }
  }

  private Completion enter(Tree statement, Scope scope) throws NotEvaluable {
    if (statement instanceof BlockTree block) {
      return run(block.getStatements(), scope);
    }
    if (statement instanceof ReturnTree returned) {
      ExpressionTree value = returned.getExpression();
      return new Completion(
          Completion.Kind.RETURN, value == null ? null : expressions.value(value, scope));
    }
    if (statement instanceof YieldTree yielded) {
      return new Completion(Completion.Kind.YIELD, expressions.value(yielded.getValue(), scope));
    }
    if (statement instanceof IfTree choice) {
      if (expressions.isTrue(choice.getCondition(), scope)) {
        return run(choice.getThenStatement(), scope);
      }
      StatementTree other = choice.getElseStatement();
      return other == null ? Completion.NORMAL : run(other, scope);
    }
    if (statement instanceof SwitchTree selection) {
      Completion end = choose(selection.getExpression(), selection.getCases(), scope);
      return end.kind() == Completion.Kind.BREAK ? Completion.NORMAL : end;
    }
    if (statement instanceof BreakTree end && end.getLabel() == null) {
      return Completion.BREAK;
    }
    if (statement instanceof ContinueTree end && end.getLabel() == null) {
      return Completion.CONTINUE;
    }
    if (statement instanceof ThrowTree) {
      throw new NotEvaluable("it throws an exception");
    }
    return simple(statement, scope);
  }

  private Completion simple(Tree statement, Scope scope) throws NotEvaluable {
    if (statement instanceof VariableTree variable) {
      ExpressionTree value = variable.getInitializer();
      scope
          .variables()
          .put(
              variable.getName().toString(),
              value == null
                  ? null
                  : Signatures.coerce(expressions.tried(value, scope), variable.getType()));
    } else if (statement instanceof ExpressionStatementTree expression) {
      expressions.perform(expression.getExpression(), scope);
    } else if (statement instanceof WhileLoopTree loop) {
      return loop(loop.getCondition(), loop.getStatement(), List.of(), scope);
    } else if (statement instanceof ForLoopTree loop) {
      run(loop.getInitializer(), scope);
      return loop(loop.getCondition(), loop.getStatement(), loop.getUpdate(), scope);
    } else if (statement instanceof DoWhileLoopTree loop) {
      Completion first = run(loop.getStatement(), scope);
      if (first.leaves()) {
        return first;
      }
      return first.kind() == Completion.Kind.BREAK
          ? Completion.NORMAL
          : loop(loop.getCondition(), loop.getStatement(), List.of(), scope);
    } else if (statement instanceof EnhancedForLoopTree loop) {
      return forEach(loop, scope);
    } else if (!(statement instanceof EmptyStatementTree) && !(statement instanceof AssertTree)) {
      throw new NotEvaluable("its code is not simple enough");
    }
    return Completion.NORMAL;
  }

  private Completion loop(
      @Nullable ExpressionTree condition,
      StatementTree body,
      List<? extends StatementTree> update,
      Scope scope)
      throws NotEvaluable {
    while (condition == null || expressions.isTrue(condition, scope)) {
      steps.step();
      Completion end = run(body, scope);
      if (end.leaves()) {
        return end;
      }
      if (end.kind() == Completion.Kind.BREAK) {
        break;
      }
      run(update, scope);
    }
    return Completion.NORMAL;
  }

  private Completion forEach(EnhancedForLoopTree loop, Scope scope) throws NotEvaluable {
    if (!(expressions.value(loop.getExpression(), scope) instanceof Object[] items)) {
      throw new NotEvaluable("it goes through a collection");
    }
    VariableTree variable = loop.getVariable();
    for (Object item : items) {
      steps.step();
      scope
          .variables()
          .put(variable.getName().toString(), Signatures.coerce(item, variable.getType()));
      Completion end = run(loop.getStatement(), scope);
      if (end.leaves()) {
        return end;
      }
      if (end.kind() == Completion.Kind.BREAK) {
        break;
      }
    }
    return Completion.NORMAL;
  }

  /** Goes into the case of a switch for the value of {@code selector}. */
  Completion choose(ExpressionTree selector, List<? extends CaseTree> cases, Scope scope)
      throws NotEvaluable {
    Object value = expressions.value(selector, scope);
    if (value == null) {
      throw new NotEvaluable("it throws an exception");
    }
    int chosen = -1;
    for (int i = 0; i < cases.size() && chosen < 0; i++) {
      chosen = matches(cases.get(i), value, scope) ? i : -1;
    }
    for (int i = 0; i < cases.size() && chosen < 0; i++) {
      // Without an expression it may be a pattern as well.
      chosen = cases.get(i).toString().startsWith("default") ? i : -1;
    }
    if (chosen < 0) {
      return Completion.NORMAL;
    }
    CaseTree entered = cases.get(chosen);
    Tree body = entered.getCaseKind() == CaseTree.CaseKind.RULE ? entered.getBody() : null;
    if (body instanceof ExpressionTree expression) {
      return new Completion(Completion.Kind.YIELD, expressions.value(expression, scope));
    }
    if (body != null) {
      return run(body, scope);
    }
    for (CaseTree each : cases.subList(chosen, cases.size())) {
      Completion end = run(each.getStatements(), scope);
      if (!end.isNormal()) {
        return end;
      }
    }
    return Completion.NORMAL;
  }

  private boolean matches(CaseTree choice, Object value, Scope scope) throws NotEvaluable {
    for (ExpressionTree each : choice.getExpressions()) {
      if (value instanceof Instance instance) {
        String name = each instanceof IdentifierTree id ? id.getName().toString() : "";
        if (name.equals(instance.constant())) {
          return true;
        }
      } else {
        Object label = Unknown.known(expressions.value(each, scope));
        if (value.equals(label) || isSameNumber(value, label)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isSameNumber(Object value, @Nullable Object label) {
    return value instanceof Number one
        && label instanceof Number other
        && one.longValue() == other.longValue();
  }
}
