package io.github.crd4j.processor.evaluate.tree;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Steps;
import io.github.crd4j.processor.evaluate.Unknown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** The constants of enums as objects, made when they are asked for. */
final class Constants {

  private final SourceTypes types;
  private final Steps steps;
  private final Expressions expressions;
  private final Map<TypeElement, Map<String, Instance>> made = new HashMap<>();
  private final Map<Instance, ClassTree> bodies = new HashMap<>();

  Constants(SourceTypes types, Steps steps) {
    this.types = types;
    this.steps = steps;
    this.expressions =
        new Expressions(new Names(types, this), new Calls(types, this, steps), steps);
  }

  Expressions expressions() {
    return expressions;
  }

  /** The body of a constant that has one. */
  @Nullable ClassTree body(Instance instance) {
    return bodies.get(instance);
  }

  /** All constants of an enum, in order. */
  List<Instance> all(TypeElement type) throws NotEvaluable {
    return new ArrayList<>(make(type).values());
  }

  /** The constant called {@code name}. */
  Instance of(TypeElement type, String name) throws NotEvaluable {
    Instance instance = make(type).get(name);
    if (instance == null) {
      throw new NotEvaluable("it uses '" + name + "' before it is there");
    }
    return instance;
  }

  private Map<String, Instance> make(TypeElement type) throws NotEvaluable {
    Map<String, Instance> known = made.get(type);
    if (known != null) {
      return known;
    }
    ClassTree tree = types.tree(type);
    Map<String, Instance> constants = new LinkedHashMap<>();
    made.put(type, constants);
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (field.getKind() == ElementKind.ENUM_CONSTANT) {
        String name = field.getSimpleName().toString();
        Instance instance = new Instance(type.getQualifiedName().toString());
        instance.become(name, constants.size());
        constants.put(name, instance);
        VariableTree variable = tree == null ? null : Names.own(tree, name);
        // Of an enum in a class file only the names are known here.
        if (tree != null
            && variable != null
            && variable.getInitializer() instanceof NewClassTree creation) {
          construct(instance, creation, type, tree);
        }
      }
    }
    return constants;
  }

  private void construct(Instance instance, NewClassTree creation, TypeElement type, ClassTree tree)
      throws NotEvaluable {
    List<@Nullable Object> arguments = expressions.tried(creation.getArguments(), Scope.of(type));
    ClassTree body = creation.getClassBody();
    try {
      construct(instance, arguments, type, tree);
      if (body != null) {
        bodies.put(instance, body);
        initialise(body, Scope.of(type, body, instance));
      }
    } catch (NotEvaluable failure) {
      Unknown unknown = new Unknown(failure.reason());
      for (Tree member : tree.getMembers()) {
        if (member instanceof VariableTree field) {
          instance.fields().putIfAbsent(field.getName().toString(), unknown);
        }
      }
    }
  }

  private void construct(
      Instance instance, List<@Nullable Object> arguments, TypeElement type, ClassTree tree)
      throws NotEvaluable {
    steps.enter();
    try {
      MethodTree constructor = Signatures.find(tree, "<init>", arguments);
      List<VariableTree> fields = constructor == null ? Lombok.constructed(tree) : null;
      if (constructor == null && fields != null && fields.size() == arguments.size()) {
        initialise(tree, Scope.of(type, null, instance));
        for (int i = 0; i < fields.size(); i++) {
          VariableTree field = fields.get(i);
          instance
              .fields()
              .put(
                  field.getName().toString(), Signatures.coerce(arguments.get(i), field.getType()));
        }
        return;
      }
      if (constructor == null && !arguments.isEmpty()) {
        throw new NotEvaluable("its constructor is not to be found");
      }
      run(instance, constructor, arguments, Scope.of(type, null, instance), tree);
    } finally {
      steps.leave();
    }
  }

  private void run(
      Instance instance,
      @Nullable MethodTree constructor,
      List<@Nullable Object> arguments,
      Scope scope,
      ClassTree tree)
      throws NotEvaluable {
    List<? extends StatementTree> statements =
        constructor == null ? List.of() : constructor.getBody().getStatements();
    if (constructor != null) {
      scope.variables().putAll(Signatures.bind(constructor.getParameters(), arguments));
    }
    MethodInvocationTree other = statements.isEmpty() ? null : called(statements.get(0));
    if (other != null && other.getMethodSelect().toString().equals("this")) {
      construct(instance, expressions.tried(other.getArguments(), scope), scope.owner(), tree);
    } else {
      initialise(tree, Scope.of(scope.owner(), null, instance));
    }
    expressions
        .statements()
        .run(other == null ? statements : statements.subList(1, statements.size()), scope);
  }

  /** The other constructor that a constructor begins with. */
  private static @Nullable MethodInvocationTree called(StatementTree first) {
    return first instanceof ExpressionStatementTree expression
            && expression.getExpression() instanceof MethodInvocationTree invocation
            && List.of("this", "super").contains(invocation.getMethodSelect().toString())
        ? invocation
        : null;
  }

  /** Initialises the fields that a class body declares, and runs what is between them. */
  private void initialise(ClassTree body, Scope scope) throws NotEvaluable {
    Instance self = scope.self();
    for (Tree member : body.getMembers()) {
      if (self != null
          && member instanceof VariableTree field
          && field.getInitializer() != null
          && !field.getModifiers().getFlags().contains(Modifier.STATIC)) {
        self.fields()
            .put(
                field.getName().toString(),
                Signatures.coerce(
                    expressions.tried(field.getInitializer(), scope), field.getType()));
      } else if (member instanceof BlockTree block && !block.isStatic()) {
        expressions.statements().run(block, scope);
      }
    }
  }

  /** The value of a field of a constant. */
  @Nullable Object field(Instance instance, VariableTree field) throws NotEvaluable {
    String name = field.getName().toString();
    return Unknown.known(
        instance.fields().containsKey(name)
            ? instance.fields().get(name)
            : Signatures.initial(field.getType()));
  }
}
