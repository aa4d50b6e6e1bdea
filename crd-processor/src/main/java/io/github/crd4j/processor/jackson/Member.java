package io.github.crd4j.processor.jackson;

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
 */
record Member(
    Element element,
    String name,
    ClassDeclaration owner,
    Access access,
    AnnotationSet annotations,
    boolean fixed,
    boolean passing,
    int parameters) {

  Member withAnnotations(AnnotationSet merged) {
    return merged == annotations
        ? this
        : new Member(element, name, owner, access, merged, fixed, passing, parameters);
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
