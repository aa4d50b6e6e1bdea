package io.github.crd4j.processor.jackson;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;

/** One class with its own members, read once and equal only to itself. */
final class ClassDeclaration {

  private final TypeElement element;
  private final String name;
  private final AnnotationSet annotations;
  private final List<Member> fields = new ArrayList<>();
  private final List<Member> methods = new ArrayList<>();
  private final List<ExecutableElement> constructors = new ArrayList<>(2);
  private final List<ExecutableElement> factories = new ArrayList<>(0);

  ClassDeclaration(TypeElement element, String name, AnnotationSet annotations) {
    this.element = element;
    this.name = name;
    this.annotations = annotations;
  }

  TypeElement element() {
    return element;
  }

  /** Its qualified name. */
  String name() {
    return name;
  }

  /** Jackson's annotations on it alone. */
  AnnotationSet annotations() {
    return annotations;
  }

  /** Those that are not static. */
  List<Member> fields() {
    return fields;
  }

  /** Those of at most two parameters that are not static. */
  List<Member> methods() {
    return methods;
  }

  List<ExecutableElement> constructors() {
    return constructors;
  }

  /** The static methods with parameters. */
  List<ExecutableElement> factories() {
    return factories;
  }

  boolean isRecord() {
    return element.getKind() == ElementKind.RECORD;
  }

  boolean isGeneric() {
    return !element.getTypeParameters().isEmpty();
  }

  boolean isAbstract() {
    return element.getKind().isInterface() || element.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** Whether its objects need an object of the class around it, which Jackson does not have. */
  boolean isInner() {
    return element.getNestingKind() == NestingKind.MEMBER
        && element.getKind() == ElementKind.CLASS
        && !element.getModifiers().contains(Modifier.STATIC);
  }
}
