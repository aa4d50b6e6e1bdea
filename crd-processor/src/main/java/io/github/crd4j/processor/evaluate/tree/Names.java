package io.github.crd4j.processor.evaluate.tree;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.Library;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Unknown;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** The values of what has a name: variables, fields, constants. */
final class Names {

  private final SourceTypes types;
  private final Constants constants;
  private final Map<VariableElement, @Nullable Object> statics = new HashMap<>();

  Names(SourceTypes types, Constants constants) {
    this.types = types;
    this.constants = constants;
  }

  @Nullable TypeElement type(String name, Scope scope) {
    return types.find(name, scope.owner());
  }

  /** Whether {@code name} is a variable or a field, which come before classes. */
  boolean isVariable(String name, Scope scope) {
    return name.equals("this")
        || scope.variables().containsKey(name)
        || (scope.body() != null && own(scope.body(), name) != null)
        || field(name, scope.owner()) != null;
  }

  @Nullable Object variable(String name, Scope scope) throws NotEvaluable {
    Instance self = scope.self();
    if (name.equals("this") && self != null) {
      return self;
    }
    if (scope.variables().containsKey(name)) {
      return scope.variables().get(name);
    }
    boolean isInBody = scope.body() != null && own(scope.body(), name) != null;
    VariableElement field = isInBody ? null : field(name, scope.owner());
    if (field != null && field.getModifiers().contains(Modifier.STATIC)) {
      return staticField(field, constants.expressions());
    }
    if ((isInBody || field != null) && self != null) {
      return fieldOf(self, name, scope);
    }
    for (TypeElement from : types.importedFrom(name, scope.owner())) {
      VariableElement imported = types.field(name, from);
      if (imported != null) {
        return staticField(imported, constants.expressions());
      }
    }
    throw new NotEvaluable("it reads '" + name + "'");
  }

  /** The field of a class or of one around it. */
  private @Nullable VariableElement field(String name, TypeElement owner) {
    for (Element around = owner;
        around instanceof TypeElement type;
        around = around.getEnclosingElement()) {
      VariableElement found = types.field(name, type);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The value of a field of an object. */
  @Nullable Object fieldOf(Instance instance, String name, Scope scope) throws NotEvaluable {
    if (instance.fields().containsKey(name)) {
      return instance.fields().get(name);
    }
    TypeElement owner = types.named(instance.type());
    ClassTree tree = owner == null ? null : types.tree(owner);
    VariableTree field = tree == null ? null : own(tree, name);
    if (field == null && scope.body() != null) {
      field = own(scope.body(), name);
    }
    if (field == null) {
      throw new NotEvaluable("it reads '" + name + "'");
    }
    return Signatures.initial(field.getType());
  }

  /** The field that a class body declares itself. */
  static @Nullable VariableTree own(ClassTree body, String name) {
    for (Tree member : body.getMembers()) {
      if (member instanceof VariableTree field && field.getName().contentEquals(name)) {
        return field;
      }
    }
    return null;
  }

  /** The value of a static field, or a constant of an enum. */
  @Nullable Object staticField(TypeElement type, String name, Expressions expressions)
      throws NotEvaluable {
    VariableElement field = types.field(name, type);
    if (field == null) {
      throw new NotEvaluable("it reads '" + type.getSimpleName() + "." + name + "'");
    }
    return staticField(field, expressions);
  }

  private @Nullable Object staticField(VariableElement field, Expressions expressions)
      throws NotEvaluable {
    String name = field.getSimpleName().toString();
    if (!(field.getEnclosingElement() instanceof TypeElement owner)) {
      throw new NotEvaluable("it reads '" + name + "'");
    }
    if (field.getKind() == ElementKind.ENUM_CONSTANT) {
      return constants.of(owner, name);
    }
    ClassTree tree = types.tree(owner);
    VariableTree source = tree == null ? null : own(tree, name);
    if (source == null) {
      Object constant = field.getConstantValue();
      return constant != null ? constant : Library.field(owner.getQualifiedName().toString(), name);
    }
    if (!field.getModifiers().contains(Modifier.FINAL) || source.getInitializer() == null) {
      throw new NotEvaluable("it reads '" + name + "', which is not constant");
    }
    if (!statics.containsKey(field)) {
      statics.put(field, new Unknown("'" + name + "' needs itself"));
      Object value = expressions.tried(source.getInitializer(), Scope.of(owner));
      statics.put(field, Signatures.coerce(value, source.getType()));
    }
    return statics.get(field);
  }
}
