package io.github.crd4j.processor.mirror;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Finds the annotations at a place, with repeated ones taken out of their containers. */
public final class Mirrors {

  private static final String REPEATABLE = "java.lang.annotation.Repeatable";

  private Mirrors() {}

  /**
   * The annotations on the declaration of {@code element}, in source order.
   *
   * <p>Those that the compiler has copied from a record's component to its accessor are said to be
   * on the field, because only there has it a position.
   */
  public static List<AnnotationUse> on(Element element) {
    List<AnnotationUse> uses = uses(element, element.getAnnotationMirrors());
    RecordComponentElement component = componentOf(element);
    if (component == null) {
      return uses;
    }
    if (element.getKind() == ElementKind.FIELD) {
      return union(uses, uses(element, component.getAnnotationMirrors()));
    }
    Element field = fieldOf(component);
    return field == null || uses.isEmpty() ? uses : preferring(on(field), uses);
  }

  /**
   * The record component that {@code element} is the field or the accessor of, or null.
   *
   * <p>Both have the annotations of the component. But ecj (3.46) loses all those of one field of a
   * record: the first of its compilation with an annotation that names a constant of an enum.
   */
  private static @Nullable RecordComponentElement componentOf(Element element) {
    if (!(element.getEnclosingElement() instanceof TypeElement holder)
        || holder.getKind() != ElementKind.RECORD
        || element.getModifiers().contains(Modifier.STATIC)) {
      return null;
    }
    for (RecordComponentElement component :
        ElementFilter.recordComponentsIn(holder.getEnclosedElements())) {
      boolean isField =
          element.getKind() == ElementKind.FIELD
              && component.getSimpleName().equals(element.getSimpleName());
      if (isField || element.equals(component.getAccessor())) {
        return component;
      }
    }
    return null;
  }

  private static @Nullable Element fieldOf(RecordComponentElement component) {
    Element holder = component.getEnclosingElement();
    List<? extends Element> members = holder == null ? List.of() : holder.getEnclosedElements();
    for (Element field : ElementFilter.fieldsIn(members)) {
      if (field.getSimpleName().equals(component.getSimpleName())) {
        return field;
      }
    }
    return null;
  }

  /** {@code uses}, each in the form that it has among {@code preferred} if it is there. */
  private static List<AnnotationUse> preferring(
      List<AnnotationUse> preferred, List<AnnotationUse> uses) {
    Map<String, AnnotationUse> known = new LinkedHashMap<>();
    preferred.forEach(use -> known.put(use.toString(), use));
    return uses.stream().map(use -> known.getOrDefault(use.toString(), use)).toList();
  }

  /** Adds to {@code all} those of {@code uses} that say what none there says. */
  public static void addNew(List<AnnotationUse> uses, List<AnnotationUse> all) {
    for (AnnotationUse use : uses) {
      boolean known = false;
      for (AnnotationUse other : all) {
        known |= use.sameAs(other);
      }
      if (!known) {
        all.add(use);
      }
    }
  }

  /** What declares the type of the value: the parameter of a setter, else the accessor itself. */
  public static Element valueHolder(Element accessor) {
    return accessor instanceof ExecutableElement method && !method.getParameters().isEmpty()
        ? method.getParameters().get(0)
        : accessor;
  }

  /** The declared type of the value that a field, method or parameter holds, gives or takes. */
  public static TypeMirror valueType(Element accessor) {
    Element holder = valueHolder(accessor);
    return holder instanceof ExecutableElement getter ? getter.getReturnType() : holder.asType();
  }

  private static List<AnnotationUse> union(List<AnnotationUse> uses, List<AnnotationUse> others) {
    if (others.isEmpty()) {
      return uses;
    }
    Map<String, AnnotationUse> all = new LinkedHashMap<>();
    uses.forEach(use -> all.put(use.toString(), use));
    others.forEach(use -> all.putIfAbsent(use.toString(), use));
    return List.copyOf(all.values());
  }

  /**
   * The annotations on a use of a type.
   *
   * @param declaration what is declared with that type, for positions
   */
  public static List<AnnotationUse> on(TypeMirror type, Element declaration) {
    return uses(declaration, type.getAnnotationMirrors());
  }

  /** The annotation called {@code name} on the declaration of {@code element}, or null. */
  public static @Nullable AnnotationUse find(Element element, String name) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (((TypeElement) mirror.getAnnotationType().asElement())
          .getQualifiedName()
          .contentEquals(name)) {
        return new AnnotationUse(name, element, mirror);
      }
    }
    return null;
  }

  static String nameOf(AnnotationMirror mirror) {
    return ((TypeElement) mirror.getAnnotationType().asElement()).getQualifiedName().toString();
  }

  private static List<AnnotationUse> uses(
      Element element, Collection<? extends AnnotationMirror> mirrors) {
    if (mirrors.isEmpty()) {
      return List.of();
    }
    List<AnnotationUse> uses = new ArrayList<>(mirrors.size());
    for (AnnotationMirror mirror : mirrors) {
      List<AnnotationUse> repeated = repeated(element, mirror);
      if (repeated.isEmpty()) {
        uses.add(new AnnotationUse(nameOf(mirror), element, mirror));
      } else {
        uses.addAll(repeated);
      }
    }
    return uses;
  }

  /** The annotations that {@code mirror} contains, if it is the container of a repeatable one. */
  private static List<AnnotationUse> repeated(Element element, AnnotationMirror mirror) {
    if (mirror.getElementValues().size() != 1) {
      return List.of();
    }
    ExecutableElement member = mirror.getElementValues().keySet().iterator().next();
    AnnotationValue value = mirror.getElementValues().values().iterator().next();
    if (!member.getSimpleName().contentEquals("value")
        || !(value.getValue() instanceof List<?> items)
        || items.isEmpty()) {
      return List.of();
    }
    List<AnnotationUse> contained = new ArrayList<>();
    for (Object item : items) {
      if (!(item instanceof AnnotationValue wrapped)
          || !(wrapped.getValue() instanceof AnnotationMirror inner)
          || find(inner.getAnnotationType().asElement(), REPEATABLE) == null) {
        return List.of();
      }
      contained.add(new AnnotationUse(nameOf(inner), element, inner));
    }
    return contained;
  }
}
