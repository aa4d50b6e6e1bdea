package io.github.crd4j.processor.jackson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Reads class declarations, each once: base classes and interfaces are shared by many. */
final class ClassDeclarations {

  private final Map<TypeElement, ClassDeclaration> known = new HashMap<>();
  private final AnnotationReader annotations;

  ClassDeclarations(AnnotationReader annotations) {
    this.annotations = annotations;
  }

  ClassDeclaration of(TypeElement type) {
    ClassDeclaration declaration = known.get(type);
    if (declaration == null) {
      declaration = read(type);
      known.put(type, declaration);
    }
    return declaration;
  }

  private ClassDeclaration read(TypeElement type) {
    String name = type.getQualifiedName().toString();
    boolean jdk = name.startsWith("java.") || name.startsWith("javax.");
    ClassDeclaration declaration =
        new ClassDeclaration(type, name, jdk ? AnnotationSet.EMPTY : annotations.onType(type));
    for (Element member : type.getEnclosedElements()) {
      ElementKind kind = member.getKind();
      if (kind == ElementKind.FIELD) {
        addField(declaration, member, jdk);
      } else if (kind == ElementKind.METHOD) {
        addMethod(declaration, (ExecutableElement) member, jdk);
      } else if (kind == ElementKind.CONSTRUCTOR) {
        declaration.constructors().add((ExecutableElement) member);
      }
    }
    return declaration;
  }

  private void addField(ClassDeclaration owner, Element field, boolean jdk) {
    Set<Modifier> modifiers = field.getModifiers();
    if (!modifiers.contains(Modifier.STATIC)) {
      owner
          .fields()
          .add(
              new Member(
                  field,
                  field.getSimpleName().toString(),
                  owner,
                  Access.of(modifiers, false),
                  jdk ? AnnotationSet.EMPTY : annotations.onMember(field),
                  modifiers.contains(Modifier.FINAL),
                  modifiers.contains(Modifier.TRANSIENT),
                  0));
    }
  }

  private void addMethod(ClassDeclaration owner, ExecutableElement method, boolean jdk) {
    Set<Modifier> modifiers = method.getModifiers();
    int parameters = method.getParameters().size();
    if (modifiers.contains(Modifier.STATIC)) {
      if (parameters > 0) {
        owner.factories().add(method);
      }
      return;
    }
    if (parameters <= 2) {
      owner
          .methods()
          .add(
              new Member(
                  method,
                  method.getSimpleName().toString(),
                  owner,
                  Access.of(modifiers, owner.element().getKind().isInterface()),
                  jdk ? AnnotationSet.EMPTY : annotations.onMember(method),
                  modifiers.contains(Modifier.ABSTRACT),
                  false,
                  parameters));
    }
  }

  /** A parameter of a constructor or factory of {@code owner}. */
  Member parameter(ClassDeclaration owner, Element parameter) {
    return new Member(
        parameter,
        parameter.getSimpleName().toString(),
        owner,
        Access.PUBLIC,
        annotations.onMember(parameter),
        false,
        false,
        0);
  }

  /** Jackson's annotations on a constructor, method or enum constant. */
  AnnotationSet annotationsOn(Element member) {
    return annotations.onMember(member);
  }

  List<Member> parameters(ClassDeclaration owner, ExecutableElement executable) {
    List<Member> members = new ArrayList<>(executable.getParameters().size());
    for (Element parameter : executable.getParameters()) {
      members.add(parameter(owner, parameter));
    }
    return members;
  }
}
