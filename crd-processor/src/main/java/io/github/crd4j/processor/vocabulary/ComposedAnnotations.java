package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/**
 * Annotations that stand for those on their own types: Bean Validation's composed constraints, and
 * whatever carries annotations of fabric8.
 */
final class ComposedAnnotations {

  /** Libraries whose annotations stand for nothing but themselves. */
  private static final List<String> PLAIN =
      List.of(
          "java.",
          "com.fasterxml.jackson.",
          "io.github.crd4j.annotations.",
          "io.fabric8.",
          "io.strimzi.",
          "io.sundr.",
          "jakarta.annotation.",
          "javax.annotation.",
          "lombok.",
          "org.jspecify.");

  private static final String COMPOSITION =
      "org.hibernate.validator.constraints.ConstraintComposition";

  private final Predicate<String> known;

  /**
   * @param known whether an annotation means something
   */
  ComposedAnnotations(Predicate<String> known) {
    this.known = known;
  }

  /** {@code uses}, each followed by those that it stands for. */
  List<AnnotationUse> expand(List<AnnotationUse> uses) {
    List<AnnotationUse> expanded = null;
    for (int i = 0; i < uses.size(); i++) {
      AnnotationUse use = uses.get(i);
      List<AnnotationUse> inner = new ArrayList<>();
      if (!known.test(use.name())) {
        collect(use, inner, new HashSet<>());
      }
      if (expanded == null && !inner.isEmpty()) {
        expanded = new ArrayList<>(uses.subList(0, i));
      }
      if (expanded != null) {
        expanded.add(use);
        expanded.addAll(inner);
      }
    }
    return expanded == null ? uses : expanded;
  }

  /** Whether {@code use} stands for others, of which some mean something. */
  boolean isComposed(AnnotationUse use) {
    List<AnnotationUse> inner = new ArrayList<>();
    collect(use, inner, new HashSet<>());
    return !inner.isEmpty();
  }

  /** Whether {@code use} is of a library whose annotations stand for nothing but themselves. */
  static boolean isPlain(AnnotationUse use) {
    return PLAIN.stream().anyMatch(use.name()::startsWith);
  }

  private void collect(AnnotationUse use, List<AnnotationUse> inner, Set<String> seen) {
    if (isPlain(use) || !seen.add(use.name())) {
      return;
    }
    List<AnnotationUse> on = use.meta();
    if (on.stream().anyMatch(meta -> meta.name().equals(COMPOSITION))) {
      // One of several, or none of them, is no keyword.
      return;
    }
    for (AnnotationUse meta : on) {
      AnnotationUse placed = meta.composedInto(use, overridden(use, meta));
      if (known.test(meta.name())) {
        inner.add(placed);
      } else {
        collect(placed, inner, seen);
      }
    }
  }

  /** The members of {@code use} that Bean Validation puts in the place of those of {@code meta}. */
  private static Map<String, String> overridden(AnnotationUse use, AnnotationUse meta) {
    Map<String, String> members = new TreeMap<>();
    for (ExecutableElement member : use.members()) {
      for (AnnotationUse override : Mirrors.on(member)) {
        TypeMirror constraint = override.givenType("constraint");
        if (override.name().endsWith(".validation.OverridesAttribute")
            && constraint != null
            && constraint.toString().equals(meta.name())) {
          String name = member.getSimpleName().toString();
          members.put(override.string("name", name), name);
        }
      }
    }
    return members;
  }
}
