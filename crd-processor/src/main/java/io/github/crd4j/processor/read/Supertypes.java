package io.github.crd4j.processor.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Finds what a type gives as type arguments to one of its supertypes. */
public final class Supertypes {

  private final Types types;

  /** For each declaration the type arguments of a supertype, as the declaration writes them. */
  private final Map<TypeElement, Map<String, Optional<List<TypeMirror>>>> known = new HashMap<>();

  Supertypes(Types types) {
    this.types = types;
  }

  /**
   * The type arguments of {@code type} seen as the type called {@code name}: none if it is raw
   * there, null if it is no such type.
   */
  public @Nullable List<TypeMirror> arguments(DeclaredType type, String name) {
    TypeElement element = (TypeElement) type.asElement();
    if (element.getQualifiedName().contentEquals(name)) {
      return List.copyOf(type.getTypeArguments());
    }
    Optional<List<TypeMirror>> declared =
        known
            .computeIfAbsent(element, e -> new HashMap<>())
            .computeIfAbsent(name, n -> Optional.ofNullable(search(element.asType(), n)));
    if (declared.isEmpty()) {
      return null;
    }
    List<TypeMirror> arguments = new ArrayList<>();
    for (TypeMirror argument : declared.get()) {
      arguments.add(substitute(argument, type, element, name, arguments.size()));
    }
    // A raw type is raw in all its supertypes.
    boolean raw = type.getTypeArguments().isEmpty() && !element.getTypeParameters().isEmpty();
    return raw ? List.of() : arguments;
  }

  /**
   * Demands that all classes and interfaces above {@code type} exist: their members are its own.
   *
   * @throws UnresolvedType if one does not, perhaps until another processor has made it
   */
  public static void requireAll(TypeElement type) {
    requireAll(type, new HashSet<>());
  }

  private static void requireAll(TypeElement type, Set<TypeElement> seen) {
    if (!seen.add(type)) {
      return;
    }
    List<TypeMirror> supertypes = new ArrayList<>(type.getInterfaces());
    supertypes.add(type.getSuperclass());
    for (TypeMirror supertype : supertypes) {
      if (supertype.getKind() == TypeKind.ERROR) {
        throw new UnresolvedType(supertype.toString(), "a supertype of " + type.getSimpleName());
      }
      if (supertype instanceof DeclaredType declared) {
        requireAll((TypeElement) declared.asElement(), seen);
      }
    }
  }

  /** All classes and interfaces above {@code type}, the superclass and what is above it first. */
  static Set<TypeElement> above(TypeElement type) {
    Set<TypeElement> above = new LinkedHashSet<>();
    addAbove(type, above);
    return above;
  }

  private static void addAbove(TypeElement type, Set<TypeElement> above) {
    List<TypeMirror> supertypes = new ArrayList<>();
    supertypes.add(type.getSuperclass());
    supertypes.addAll(type.getInterfaces());
    for (TypeMirror supertype : supertypes) {
      if (supertype instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement element
          && above.add(element)) {
        addAbove(element, above);
      }
    }
  }

  /**
   * The argument that {@code type} gives where its declaration says {@code argument}.
   *
   * <p>A variable of the declaration is looked up by hand: javac 17's own substitution loses the
   * annotations on the type argument.
   */
  private TypeMirror substitute(
      TypeMirror argument, DeclaredType type, TypeElement element, String name, int index) {
    if (argument instanceof TypeVariable variable) {
      List<? extends Element> parameters = element.getTypeParameters();
      int own = parameters.indexOf(variable.asElement());
      if (own >= 0 && own < type.getTypeArguments().size()) {
        return type.getTypeArguments().get(own);
      }
    }
    List<TypeMirror> substituted = search(type, name);
    return substituted == null || index >= substituted.size() ? argument : substituted.get(index);
  }

  private @Nullable List<TypeMirror> search(TypeMirror type, String name) {
    for (TypeMirror supertype : types.directSupertypes(type)) {
      if (supertype instanceof DeclaredType declared) {
        List<TypeMirror> found = arguments(declared, name);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }
}
