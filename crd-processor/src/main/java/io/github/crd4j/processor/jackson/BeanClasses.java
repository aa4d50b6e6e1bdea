package io.github.crd4j.processor.jackson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Collects the members of a class over its superclasses and interfaces, as Jackson orders them. */
final class BeanClasses {

  private final Map<TypeElement, BeanClass> known = new HashMap<>();
  private final ClassDeclarations declarations;
  private final Types types;

  BeanClasses(ClassDeclarations declarations, Types types) {
    this.declarations = declarations;
    this.types = types;
  }

  BeanClass of(TypeElement type) {
    BeanClass bean = known.get(type);
    if (bean == null) {
      bean = collect(declarations.of(type));
      known.put(type, bean);
    }
    return bean;
  }

  private BeanClass collect(ClassDeclaration declaration) {
    Set<ClassDeclaration> found = new LinkedHashSet<>();
    addSupers(declaration.element(), found);
    found.remove(declaration);
    List<ClassDeclaration> supers = List.copyOf(found);
    AnnotationSet annotations = declaration.annotations();
    for (ClassDeclaration parent : supers) {
      annotations = annotations.orElse(parent.annotations());
    }
    return new BeanClass(
        declaration,
        supers,
        annotations,
        fields(declaration, supers),
        methods(declaration, supers),
        components(declaration));
  }

  /** Interfaces before the superclass, each followed by its own. */
  private void addSupers(TypeElement type, Set<ClassDeclaration> found) {
    for (TypeMirror parent : type.getInterfaces()) {
      addSuper(parent, found);
    }
    addSuper(type.getSuperclass(), found);
  }

  private void addSuper(TypeMirror parent, Set<ClassDeclaration> found) {
    if (parent instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && !isLeftOut(element)
        && found.add(declarations.of(element))) {
      addSupers(element, found);
    }
  }

  private static boolean isLeftOut(TypeElement type) {
    return type.getQualifiedName().contentEquals("java.lang.Object")
        || type.getQualifiedName().contentEquals("java.lang.Enum")
        || type.getQualifiedName().contentEquals("java.lang.Record");
  }

  private static List<Member> fields(ClassDeclaration type, List<ClassDeclaration> supers) {
    Map<String, Member> byName = null;
    for (int i = supers.size() - 1; i >= 0; i--) {
      for (Member field : supers.get(i).fields()) {
        byName = byName == null ? new LinkedHashMap<>() : byName;
        byName.put(field.name(), field);
      }
    }
    if (byName == null) {
      return type.fields();
    }
    for (Member field : type.fields()) {
      byName.put(field.name(), field);
    }
    return List.copyOf(byName.values());
  }

  private List<Member> methods(ClassDeclaration type, List<ClassDeclaration> supers) {
    boolean alone = true;
    for (ClassDeclaration parent : supers) {
      alone &= parent.methods().isEmpty();
    }
    if (alone) {
      return type.methods();
    }
    List<Member> methods = new ArrayList<>(type.methods());
    Map<String, List<Integer>> byName = new HashMap<>();
    for (int i = 0; i < methods.size(); i++) {
      byName.computeIfAbsent(methods.get(i).name(), name -> new ArrayList<>(1)).add(i);
    }
    for (ClassDeclaration parent : supers) {
      for (Member inherited : parent.methods()) {
        inherit(inherited, methods, byName);
      }
    }
    return methods;
  }

  private void inherit(Member inherited, List<Member> methods, Map<String, List<Integer>> byName) {
    List<Integer> sameName = byName.computeIfAbsent(inherited.name(), name -> new ArrayList<>(1));
    for (int index : sameName) {
      Member nearer = methods.get(index);
      if (isSameSignature(nearer, inherited)) {
        Member body = nearer.fixed() && !inherited.fixed() ? inherited : nearer;
        methods.set(index, body.joining(nearer, inherited));
        return;
      }
    }
    sameName.add(methods.size());
    methods.add(inherited);
  }

  private boolean isSameSignature(Member one, Member other) {
    if (one.parameters() != other.parameters()) {
      return false;
    }
    List<? extends VariableElement> parameters =
        ((ExecutableElement) one.element()).getParameters();
    List<? extends VariableElement> others = ((ExecutableElement) other.element()).getParameters();
    for (int i = 0; i < one.parameters(); i++) {
      if (!types.isSameType(
          types.erasure(parameters.get(i).asType()), types.erasure(others.get(i).asType()))) {
        return false;
      }
    }
    return true;
  }

  private static Set<String> components(ClassDeclaration type) {
    if (type.element().getKind() != ElementKind.RECORD) {
      return Set.of();
    }
    Set<String> names = new LinkedHashSet<>();
    for (RecordComponentElement component : type.element().getRecordComponents()) {
      names.add(component.getSimpleName().toString());
    }
    return names;
  }
}
