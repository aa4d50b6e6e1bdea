package io.github.crd4j.processor.evaluate.tree;

import static io.github.crd4j.processor.evaluate.Unknown.known;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.Library;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Steps;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Works out what calls of methods give. */
final class Calls {

  private final SourceTypes types;
  private final Constants constants;
  private final Steps steps;

  Calls(SourceTypes types, Constants constants, Steps steps) {
    this.types = types;
    this.constants = constants;
    this.steps = steps;
  }

  /** Whether a method of {@code this} is called, which may change it. */
  boolean isOfSelf(MethodInvocationTree invocation) {
    ExpressionTree method = invocation.getMethodSelect();
    return method instanceof IdentifierTree
        || (method instanceof MemberSelectTree select
            && Symbols.first(select.getExpression()).equals("this"));
  }

  @Nullable Object call(MethodInvocationTree invocation, Scope scope, Expressions expressions)
      throws NotEvaluable {
    List<@Nullable Object> arguments = expressions.tried(invocation.getArguments(), scope);
    ExpressionTree method = invocation.getMethodSelect();
    if (!(method instanceof MemberSelectTree select)) {
      return unqualified(method.toString(), arguments, scope);
    }
    String name = select.getIdentifier().toString();
    Instance self = scope.self();
    if (select.getExpression() instanceof IdentifierTree of
        && of.getName().contentEquals("super")
        && self != null) {
      return scope.body() == null
          ? inherited(self, name, arguments, scope.owner())
          : call(self, null, name, arguments);
    }
    Object of = expressions.holder(select.getExpression(), scope);
    if (of instanceof TypeElement type) {
      return ofClass(type, name, arguments);
    }
    if (of instanceof Instance instance) {
      return call(instance, constants.body(instance), name, arguments);
    }
    if (of == null) {
      throw new NotEvaluable("it calls '" + name + "' on null");
    }
    return of instanceof Object[] array && name.equals("clone")
        ? array.clone()
        : Library.call(of.getClass().getName(), name, of, texts(name, arguments, true), null);
  }

  private @Nullable Object unqualified(String name, List<@Nullable Object> arguments, Scope scope)
      throws NotEvaluable {
    Instance self = scope.self();
    for (Element around = scope.owner();
        around instanceof TypeElement type;
        around = around.getEnclosingElement()) {
      ClassTree tree = types.tree(type);
      MethodTree method = tree == null ? null : Signatures.find(tree, name, arguments);
      if (method != null && isStatic(method)) {
        return run(method, arguments, Scope.of(type));
      }
      if (method == null && isOfEnums(type, name, arguments)) {
        return ofEnum(type, arguments);
      }
      if (self != null
          && around == scope.owner()
          && (method != null || isOfObject(self, name, arguments, scope))) {
        return call(self, constants.body(self), name, arguments);
      }
    }
    for (TypeElement from : types.importedFrom(name, scope.owner())) {
      return ofClass(from, name, arguments);
    }
    throw new NotEvaluable("it calls '" + name + "'");
  }

  private boolean isOfObject(
      Instance self, String name, List<@Nullable Object> arguments, Scope scope)
      throws NotEvaluable {
    ClassTree body = constants.body(self);
    return (body != null && Signatures.find(body, name, arguments) != null)
        || types.importedFrom(name, scope.owner()).isEmpty();
  }

  private @Nullable Object ofClass(TypeElement type, String name, List<@Nullable Object> arguments)
      throws NotEvaluable {
    ClassTree tree = types.tree(type);
    MethodTree method = tree == null ? null : Signatures.find(tree, name, arguments);
    if (method != null && isStatic(method)) {
      return run(method, arguments, Scope.of(type));
    }
    if (isOfEnums(type, name, arguments)) {
      return ofEnum(type, arguments);
    }
    boolean makesText = name.equals("toString") || type.getSimpleName().contentEquals("String");
    return Library.call(
        type.getQualifiedName().toString(), name, null, texts(name, arguments, makesText), null);
  }

  /** Whether it is one of the two methods that all enums have. */
  private static boolean isOfEnums(
      TypeElement type, String name, List<@Nullable Object> arguments) {
    return type.getKind() == ElementKind.ENUM
        && (arguments.isEmpty()
            ? name.equals("values")
            : arguments.size() == 1 && name.equals("valueOf"));
  }

  private Object ofEnum(TypeElement type, List<@Nullable Object> arguments) throws NotEvaluable {
    return arguments.isEmpty()
        ? constants.all(type).toArray()
        : constants.of(type, String.valueOf(known(arguments.get(0))));
  }

  private static boolean isStatic(MethodTree method) {
    return method.getModifiers().getFlags().contains(Modifier.STATIC);
  }

  private List<@Nullable Object> texts(
      String name, List<@Nullable Object> arguments, boolean makesText) throws NotEvaluable {
    List<@Nullable Object> texts = new ArrayList<>();
    for (Object argument : Expressions.allKnown(arguments)) {
      boolean compares = name.equals("equals");
      texts.add(makesText && !compares && argument instanceof Instance ? text(argument) : argument);
    }
    return texts;
  }

  /** {@code value} as text, as {@code String.valueOf} has it. */
  String text(@Nullable Object value) throws NotEvaluable {
    if (value instanceof Instance instance) {
      return String.valueOf(known(call(instance, constants.body(instance), "toString", List.of())));
    }
    if (value instanceof Object[]) {
      throw new NotEvaluable("it makes a text of an array");
    }
    return String.valueOf(known(value));
  }

  /**
   * What a method of an object gives.
   *
   * @param body the body of the constant, whose methods come first; null for those of its class
   */
  @Nullable Object call(
      Instance instance, @Nullable ClassTree body, String name, List<@Nullable Object> arguments)
      throws NotEvaluable {
    TypeElement owner = types.named(instance.type());
    if (owner == null) {
      throw new NotEvaluable("it calls '" + name + "'");
    }
    MethodTree method = body == null ? null : Signatures.find(body, name, arguments);
    if (method != null) {
      return run(method, arguments, Scope.of(owner, body, instance));
    }
    ClassTree tree = types.tree(owner);
    if (tree == null && name.equals("toString")) {
      throw new NotEvaluable("it calls 'toString' of '" + owner.getSimpleName() + "'");
    }
    method = tree == null ? null : Signatures.find(tree, name, arguments);
    if (method != null && method.getBody() != null) {
      return run(method, arguments, Scope.of(owner, null, instance));
    }
    return inherited(instance, name, arguments, owner);
  }

  private @Nullable Object inherited(
      Instance instance, String name, List<@Nullable Object> arguments, TypeElement owner)
      throws NotEvaluable {
    for (TypeMirror parent : owner.getInterfaces()) {
      TypeElement type = (TypeElement) ((DeclaredType) parent).asElement();
      ClassTree tree = types.tree(type);
      MethodTree method = tree == null ? null : Signatures.find(tree, name, arguments);
      if (method != null && method.getBody() != null) {
        return run(method, arguments, Scope.of(type, null, instance));
      }
    }
    ClassTree tree = types.tree(owner);
    VariableTree field = tree == null ? null : Lombok.read(tree, name, arguments.size());
    return field == null ? instance.inherited(name, arguments) : constants.field(instance, field);
  }

  private @Nullable Object run(MethodTree method, List<@Nullable Object> arguments, Scope scope)
      throws NotEvaluable {
    if (method.getBody() == null) {
      throw new NotEvaluable("it calls '" + method.getName() + "'");
    }
    scope.variables().putAll(Signatures.bind(method.getParameters(), arguments));
    steps.enter();
    try {
      Completion end = constants.expressions().statements().run(method.getBody(), scope);
      return end.value() == null && end.kind() != Completion.Kind.RETURN
          ? null
          : Signatures.coerce(end.value(), method.getReturnType());
    } finally {
      steps.leave();
    }
  }

  /** Sets a field, whose type {@code value} takes on. */
  void setField(Instance instance, String name, @Nullable Object value, Scope scope)
      throws NotEvaluable {
    ClassTree tree = types.tree(scope.owner());
    VariableTree field = tree == null ? null : Names.own(tree, name);
    instance.fields().put(name, field == null ? value : Signatures.coerce(value, field.getType()));
  }
}
