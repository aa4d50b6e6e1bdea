package io.github.crd4j.processor.jackson;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/**
 * A field, method or parameter with what Jackson asks of it.
 *
 * @param owner the class that declares it
 * @param annotations Jackson's annotations on it and, for a method, on those that it overrides
 * @param fixed whether it is final (a field) or abstract (a method)
 * @param passing whether it is a transient field
 * @param parameters how many parameters a method has; 0 for others
 * @param overridden the methods that it overrides, whose annotations count too, nearest first
 */
record Member(
    Element element,
    String name,
    ClassDeclaration owner,
    Access access,
    AnnotationSet annotations,
    boolean fixed,
    boolean passing,
    int parameters,
    List<Element> overridden) {

  /** A member that overrides none. */
  Member(
      Element element,
      String name,
      ClassDeclaration owner,
      Access access,
      AnnotationSet annotations,
      boolean fixed,
      boolean passing,
      int parameters) {
    this(element, name, owner, access, annotations, fixed, passing, parameters, List.of());
  }

  /** This method as it is where {@code nearer} and {@code farther}, one of them this, are one. */
  Member joining(Member nearer, Member farther) {
    List<Element> others = new ArrayList<>(nearer.overridden);
    others.add(element.equals(nearer.element) ? farther.element : nearer.element);
    others.addAll(farther.overridden);
    AnnotationSet merged = nearer.annotations.orElse(farther.annotations);
    return new Member(
        element, name, owner, access, merged, fixed, passing, parameters, List.copyOf(others));
  }

  /** The declared type of what it holds, gives or takes. */
  TypeMirror valueType() {
    if (element instanceof ExecutableElement method) {
      return parameters == 0
          ? method.getReturnType()
          : method.getParameters().get(parameters - 1).asType();
    }
    return element.asType();
  }
}
