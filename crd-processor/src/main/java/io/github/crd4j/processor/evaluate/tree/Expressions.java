package io.github.crd4j.processor.evaluate.tree;

import static io.github.crd4j.processor.evaluate.Unknown.known;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.Library;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Operators;
import io.github.crd4j.processor.evaluate.Steps;
import io.github.crd4j.processor.evaluate.Unknown;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Works out the values of expressions. */
final class Expressions {

  private static final int MAX_ARRAY = 4096;

  private final Names names;
  private final Calls calls;
  private final Assignments assignments;
  private final Statements statements;
  private final Steps steps;

  Expressions(Names names, Calls calls, Steps steps) {
    this.names = names;
    this.calls = calls;
    this.steps = steps;
    this.statements = new Statements(this, steps);
    this.assignments = new Assignments(this, calls);
  }

  Statements statements() {
    return statements;
  }

  /** The value of {@code expression}, or what stands for it if it is not to be known. */
  @Nullable Object tried(ExpressionTree expression, Scope scope) {
    try {
      return value(expression, scope);
    } catch (NotEvaluable failure) {
      return new Unknown(failure.reason());
    }
  }

  /** The values of arguments, each known or not. */
  List<@Nullable Object> tried(List<? extends ExpressionTree> expressions, Scope scope) {
    List<@Nullable Object> values = new ArrayList<>();
    for (ExpressionTree expression : expressions) {
      values.add(tried(expression, scope));
    }
    return values;
  }

  boolean isTrue(ExpressionTree condition, Scope scope) throws NotEvaluable {
    return value(condition, scope) instanceof Boolean value && value;
  }

  /** Works out an expression for what it changes. */
  void perform(ExpressionTree expression, Scope scope) throws NotEvaluable {
    assignments.perform(expression, scope);
  }

  @Nullable Object value(ExpressionTree expression, Scope scope) throws NotEvaluable {
    steps.nest();
    try {
      return known(compute(expression, scope));
    } finally {
      steps.unnest();
    }
  }

  private @Nullable Object compute(ExpressionTree expression, Scope scope) throws NotEvaluable {
    if (expression instanceof LiteralTree literal) {
      return literal.getValue();
    }
    if (expression instanceof ParenthesizedTree parenthesized) {
      return value(parenthesized.getExpression(), scope);
    }
    if (expression instanceof IdentifierTree identifier) {
      return names.variable(identifier.getName().toString(), scope);
    }
    if (expression instanceof MemberSelectTree select) {
      return select(select, scope);
    }
    if (expression instanceof MethodInvocationTree invocation) {
      return calls.call(invocation, scope, this);
    }
    if (expression instanceof ConditionalExpressionTree conditional) {
      return value(
          isTrue(conditional.getCondition(), scope)
              ? conditional.getTrueExpression()
              : conditional.getFalseExpression(),
          scope);
    }
    if (expression instanceof BinaryTree binary) {
      return binary(binary, scope);
    }
    if (expression instanceof TypeCastTree cast) {
      return Signatures.coerce(value(cast.getExpression(), scope), cast.getType());
    }
    if (expression instanceof SwitchExpressionTree selection) {
      Completion end = statements.choose(selection.getExpression(), selection.getCases(), scope);
      if (end.kind() == Completion.Kind.YIELD) {
        return end.value();
      }
      throw new NotEvaluable("it throws an exception");
    }
    return rare(expression, scope);
  }

  private @Nullable Object rare(ExpressionTree expression, Scope scope) throws NotEvaluable {
    if (assignments.isOne(expression)) {
      return assignments.value(expression, scope);
    }
    if (expression instanceof UnaryTree unary) {
      return Operators.unary(Symbols.of(unary), value(unary.getExpression(), scope));
    }
    if (expression instanceof ArrayAccessTree access) {
      return access(access, scope);
    }
    if (expression instanceof NewArrayTree array) {
      return array(array, scope);
    }
    if (expression instanceof NewClassTree created && created.getClassBody() == null) {
      String name = Symbols.withoutArguments(created.getIdentifier());
      TypeElement type = names.type(name, scope);
      String full = type == null ? name : type.getQualifiedName().toString();
      return Library.construct(full, allKnown(tried(created.getArguments(), scope)));
    }
    throw new NotEvaluable(
        switch (expression.getKind()) {
          case LAMBDA_EXPRESSION, MEMBER_REFERENCE -> "it uses a lambda";
          case NEW_CLASS -> "it makes a new object";
          default -> "its code is not simple enough";
        });
  }

  static List<@Nullable Object> allKnown(List<@Nullable Object> values) throws NotEvaluable {
    for (Object value : values) {
      Unknown.known(value);
    }
    return values;
  }

  private @Nullable Object select(MemberSelectTree select, Scope scope) throws NotEvaluable {
    String name = select.getIdentifier().toString();
    Object of = holder(select.getExpression(), scope);
    if (of instanceof TypeElement type) {
      return names.staticField(type, name, this);
    }
    if (of instanceof Object[] array && name.equals("length")) {
      return array.length;
    }
    if (of instanceof Instance instance) {
      return names.fieldOf(instance, name, scope);
    }
    throw new NotEvaluable("it reads '" + select + "'");
  }

  /** What a member is taken of: a class, or the value of {@code expression}. */
  @Nullable Object holder(ExpressionTree expression, Scope scope) throws NotEvaluable {
    if (Symbols.isName(expression)) {
      String first = Symbols.first(expression);
      if (!names.isVariable(first, scope)) {
        TypeElement type = names.type(expression.toString(), scope);
        if (type != null) {
          return type;
        }
      }
    }
    return value(expression, scope);
  }

  private @Nullable Object binary(BinaryTree binary, Scope scope) throws NotEvaluable {
    Object left = value(binary.getLeftOperand(), scope);
    if (binary.getKind() == Tree.Kind.CONDITIONAL_AND
        || binary.getKind() == Tree.Kind.CONDITIONAL_OR) {
      boolean decides = binary.getKind() == Tree.Kind.CONDITIONAL_OR;
      return left instanceof Boolean value && value == decides
          ? left
          : value(binary.getRightOperand(), scope);
    }
    return binary(Symbols.of(binary), left, value(binary.getRightOperand(), scope));
  }

  /** The result of an operator, which puts texts together as well. */
  @Nullable Object binary(String operator, @Nullable Object left, @Nullable Object right)
      throws NotEvaluable {
    return operator.equals("+") && (left instanceof String || right instanceof String)
        ? Library.limited(calls.text(left) + calls.text(right))
        : Operators.binary(operator, left, right);
  }

  private @Nullable Object access(ArrayAccessTree access, Scope scope) throws NotEvaluable {
    if (value(access.getExpression(), scope) instanceof Object[] items
        && value(access.getIndex(), scope) instanceof Integer index
        && index >= 0
        && index < items.length) {
      return items[index];
    }
    throw new NotEvaluable("it fails with an exception");
  }

  private Object array(NewArrayTree array, Scope scope) throws NotEvaluable {
    if (array.getInitializers() != null) {
      return tried(array.getInitializers(), scope).toArray();
    }
    if (array.getDimensions().size() == 1
        && value(array.getDimensions().get(0), scope) instanceof Integer length
        && length >= 0
        && length <= MAX_ARRAY) {
      @Nullable Object[] items = new @Nullable Object[length];
      Arrays.fill(items, Signatures.initial(array.getType()));
      return items;
    }
    throw new NotEvaluable("it makes a long array");
  }
}
