package io.github.crd4j.processor.javadoc;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Finds the methods from which a method may inherit its comment. */
final class OverriddenMethods {

  private final Elements elements;

  OverriddenMethods(Elements elements) {
    this.elements = elements;
  }

  /** The methods that {@code method} overrides: of superclasses first, then of interfaces. */
  List<ExecutableElement> of(ExecutableElement method) {
    if (!(method.getEnclosingElement() instanceof TypeElement type)) {
      return List.of();
    }
    List<ExecutableElement> overridden = new ArrayList<>();
    for (TypeElement supertype : supertypes(type)) {
      for (ExecutableElement candidate : ElementFilter.methodsIn(supertype.getEnclosedElements())) {
        if (candidate.getSimpleName().equals(method.getSimpleName())
            && candidate.getParameters().size() == method.getParameters().size()
            && elements.overrides(method, candidate, type)) {
          overridden.add(candidate);
        }
      }
    }
    return overridden;
  }

  /** All supertypes but those of the JDK, whose comments speak of something else. */
  static Set<TypeElement> supertypes(TypeElement type) {
    Set<TypeElement> supertypes = new LinkedHashSet<>();
    addSupertypes(type, supertypes);
    return supertypes;
  }

  private static void addSupertypes(TypeElement type, Set<TypeElement> supertypes) {
    add(type.getSuperclass(), supertypes);
    for (TypeMirror supertype : type.getInterfaces()) {
      add(supertype, supertypes);
    }
  }

  private static void add(TypeMirror mirror, Set<TypeElement> supertypes) {
    if (mirror instanceof DeclaredType declared) {
      Element element = declared.asElement();
      if (element instanceof TypeElement supertype
          && !supertype.getQualifiedName().toString().startsWith("java.")
          && supertypes.add(supertype)) {
        addSupertypes(supertype, supertypes);
      }
    }
  }
}
