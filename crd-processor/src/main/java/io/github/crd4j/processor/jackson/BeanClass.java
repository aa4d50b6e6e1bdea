package io.github.crd4j.processor.jackson;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * A class with everything it inherits.
 *
 * @param supers its superclasses and interfaces in Jackson's order, without {@code Object}
 * @param annotations the annotations on it and, where it has none of a kind, on its supertypes
 * @param fields from the topmost class down; of two with one name the lower
 * @param methods its own, then inherited ones that it does not override
 * @param components the names of its components if it is a record
 */
record BeanClass(
    ClassDeclaration declaration,
    List<ClassDeclaration> supers,
    AnnotationSet annotations,
    List<Member> fields,
    List<Member> methods,
    Set<String> components) {

  TypeElement element() {
    return declaration.element();
  }

  boolean isRecord() {
    return declaration.isRecord();
  }

  /** Whether it is, extends or implements the class called {@code name}. */
  boolean isA(String name) {
    return inherits(name) != null;
  }

  /** Which of {@code names} it is, extends or implements; null if none. */
  @Nullable String inherits(String... names) {
    for (String name : names) {
      if (declaration.name().equals(name)) {
        return name;
      }
      for (ClassDeclaration type : supers) {
        if (type.name().equals(name)) {
          return name;
        }
      }
    }
    return null;
  }
}
