package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Computes what Jackson sees of a class. */
public final class BeanIntrospector {

  private final Types types;

  public BeanIntrospector(Elements elements, Types types, JacksonFlavor flavor) {
    this.types = types;
  }

  /** What Jackson sees of {@code type}. */
  public Bean introspect(DeclaredType type) {
    Map<String, List<Element>> accessors = new TreeMap<>();
    collect((TypeElement) type.asElement(), accessors);
    List<BeanProperty> properties = new ArrayList<>();
    accessors.forEach((name, elements) -> add(type, name, elements, properties));
    return new Bean(type, properties, false, null, null, List.of());
  }

  private void collect(TypeElement type, Map<String, List<Element>> accessors) {
    if (type.getSuperclass() instanceof DeclaredType superclass
        && !superclass.asElement().toString().startsWith("java.")) {
      collect((TypeElement) superclass.asElement(), accessors);
    }
    boolean record = type.getKind() == ElementKind.RECORD;
    for (Element member : type.getEnclosedElements()) {
      if (member.getModifiers().contains(Modifier.STATIC)) {
        continue;
      }
      String name = member.getSimpleName().toString();
      if (member.getKind() == ElementKind.FIELD) {
        accessors.computeIfAbsent(name, k -> new ArrayList<>()).add(member);
      } else if (!record
          && member instanceof ExecutableElement method
          && method.getParameters().isEmpty()
          && name.length() > 3
          && name.startsWith("get")) {
        String property = Character.toLowerCase(name.charAt(3)) + name.substring(4);
        accessors.computeIfAbsent(property, k -> new ArrayList<>()).add(member);
      }
    }
  }

  private void add(
      DeclaredType type, String javaName, List<Element> elements, List<BeanProperty> properties) {
    Map<String, AnnotationUse> annotations = new LinkedHashMap<>();
    String name = javaName;
    boolean required = false;
    for (Element element : elements) {
      for (AnnotationUse use : Mirrors.on(element)) {
        annotations.put(use.toString(), use);
        if (use.name().equals("com.fasterxml.jackson.annotation.JsonIgnore")) {
          return;
        }
        if (use.name().equals("com.fasterxml.jackson.annotation.JsonProperty")) {
          name = use.string("value").isEmpty() ? name : use.string("value");
          required = use.bool("required");
        }
      }
    }
    Element first = elements.get(0);
    TypeMirror memberType = types.asMemberOf(type, first);
    TypeMirror propertyType =
        memberType.getKind() == TypeKind.EXECUTABLE
            ? ((ExecutableType) memberType).getReturnType()
            : memberType;
    for (AnnotationUse use : Mirrors.on(propertyType, first)) {
      annotations.putIfAbsent(use.toString(), use);
    }
    properties.add(
        new BeanProperty(
            name,
            javaName,
            propertyType,
            first,
            elements,
            List.copyOf(annotations.values()),
            true,
            true,
            required,
            List.of()));
  }
}
