package io.github.crd4j.processor.read;

import io.github.crd4j.processor.jackson.Polymorphism;
import io.github.crd4j.processor.jackson.Polymorphism.Subtype;
import io.github.crd4j.processor.jackson.Polymorphism.Use;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds the classes that a union chooses from, and reads each. */
final class Variants {

  private final Reading reading;
  private final BeanReader beans;
  private final Map<Polymorphism, List<Variant>> read = new HashMap<>();

  Variants(Reading reading, BeanReader beans) {
    this.reading = reading;
    this.beans = beans;
  }

  static boolean isSealed(TypeElement element) {
    return !element.getPermittedSubclasses().isEmpty();
  }

  /**
   * The variants of {@code base} in the order in which they are declared; empty if not all can be
   * known.
   */
  List<Variant> of(@Nullable Polymorphism told, TypeElement base, Place place) {
    List<Subtype> types = subtypes(told, base);
    List<Variant> variants = new ArrayList<>();
    for (Subtype subtype : types) {
      variants.add(
          new Variant(
              subtype.type(),
              isByCode(told) ? List.of() : subtype.ids(),
              beans.variant(subtype.type(), base, place)));
    }
    if (told != null) {
      read.put(told, variants);
    }
    return variants;
  }

  /** What {@link #of} found for {@code told} before; empty if it was not asked. */
  List<Variant> before(Polymorphism told) {
    return read.getOrDefault(told, List.of());
  }

  /** Ids that only running code could tell: those of {@code MINIMAL_CLASS} depend on the base. */
  private static boolean isByCode(@Nullable Polymorphism told) {
    return told != null && (told.use() == Use.CUSTOM || told.use() == Use.MINIMAL_CLASS);
  }

  private List<Subtype> subtypes(@Nullable Polymorphism told, TypeElement base) {
    if (told == null) {
      return permitted(base);
    }
    List<Subtype> types = new ArrayList<>();
    for (Subtype subtype : told.subtypes()) {
      if (!subtype.type().getQualifiedName().contentEquals("java.lang.Object")) {
        types.add(subtype);
      }
    }
    boolean only = types.isEmpty() || (types.size() == 1 && types.get(0).type().equals(base));
    if (only && isSealed(base)) {
      return permitted(base);
    }
    boolean byClass = told.use() == Use.CLASS || told.use() == Use.MINIMAL_CLASS;
    if (only && byClass && !base.getModifiers().contains(Modifier.FINAL)) {
      // Any class on the class path may come.
      return List.of();
    }
    addDefault(told, types);
    return types;
  }

  /** What an unknown id stands for is a variant too; where it is not listed, its id is unknown. */
  private void addDefault(Polymorphism told, List<Subtype> types) {
    if (told.lenient()
        && told.annotation().givenType("defaultImpl") instanceof DeclaredType type
        && type.asElement() instanceof TypeElement element
        && !element.getQualifiedName().contentEquals("java.lang.Void")
        && types.stream().noneMatch(subtype -> subtype.type().equals(element))) {
      types.add(new Subtype(element, List.of()));
    }
  }

  private List<Subtype> permitted(TypeElement base) {
    Set<TypeElement> found = new LinkedHashSet<>();
    return collect(base, found)
        ? found.stream().map(type -> new Subtype(type, List.of())).toList()
        : List.of();
  }

  /** Whether all subtypes are known. */
  private boolean collect(TypeElement type, Set<TypeElement> found) {
    boolean isAbstract = type.getModifiers().contains(Modifier.ABSTRACT);
    if (!isAbstract) {
      found.add(type);
    } else if (!isSealed(type)) {
      return false;
    }
    boolean all = true;
    for (TypeMirror permitted : type.getPermittedSubclasses()) {
      all &=
          reading.types().asElement(permitted) instanceof TypeElement subtype
              && collect(subtype, found);
    }
    return all;
  }
}
