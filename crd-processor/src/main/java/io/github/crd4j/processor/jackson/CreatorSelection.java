package io.github.crd4j.processor.jackson;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Chooses among the constructors and factory methods of a class those that Jackson calls. */
final class CreatorSelection {

  private static final Set<String> SCALARS =
      Set.of(
          "java.lang.String",
          "java.math.BigInteger",
          "java.math.BigDecimal",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Double",
          "java.lang.Boolean");

  private final CreatorReader reader;
  private final JacksonSettings settings;

  CreatorSelection(CreatorReader reader, JacksonSettings settings) {
    this.reader = reader;
    this.settings = settings;
  }

  /**
   * The creators of {@code bean}.
   *
   * @param found its other accessors, with which the names of single parameters are compared
   * @param failures receives what Jackson refuses
   */
  Creators select(BeanClass bean, CollectedAccessors found, Failures failures) {
    if (bean.declaration().isInner() || bean.element().getKind().isInterface()) {
      return Creators.NONE;
    }
    return new Selection(bean, found, failures).select();
  }

  static boolean isScalar(TypeMirror type) {
    return type.getKind().isPrimitive()
        || (type instanceof DeclaredType declared
            && SCALARS.contains(declared.asElement().toString()));
  }

  private final class Selection {
    private final BeanClass bean;
    private final CollectedAccessors found;
    private final Failures failures;
    private final List<Creator> constructors;
    private final List<Creator> factories;
    private final @Nullable Creator canonical;
    private @Nullable Creator properties;
    private final List<Creator> delegating = new ArrayList<>(0);

    Selection(BeanClass bean, CollectedAccessors found, Failures failures) {
      this.bean = bean;
      this.found = found;
      this.failures = failures;
      this.constructors = reader.constructors(bean);
      this.factories = reader.factories(bean);
      ExecutableElement canonicalConstructor = reader.canonicalConstructor(bean);
      constructors.removeIf(creator -> "DISABLED".equals(creator.mode()));
      factories.removeIf(creator -> "DISABLED".equals(creator.mode()));
      this.canonical = canonicalConstructor == null ? null : find(canonicalConstructor);
    }

    private @Nullable Creator find(ExecutableElement constructor) {
      for (Creator creator : constructors) {
        if (creator.element().equals(constructor)) {
          return creator;
        }
      }
      return null;
    }

    Creators select() {
      boolean hasDefault = hasDefaultConstructor();
      takeAnnotated(constructors, false);
      takeAnnotated(factories, properties != null);
      if (properties == null) {
        takeExplicitlyNamed();
      }
      takeCanonical();
      if (properties == null
          && delegating.isEmpty()
          && (!hasDefault || settings.prefersParameters())) {
        takeOnlyConstructor();
      }
      List<Creator> scalars = new ArrayList<>(0);
      addScalars(constructors, scalars);
      addScalars(factories, scalars);
      return new Creators(properties, delegating, scalars, hasDefault);
    }

    private boolean hasDefaultConstructor() {
      for (ExecutableElement constructor : bean.declaration().constructors()) {
        if (constructor.getParameters().isEmpty()) {
          return true;
        }
      }
      return false;
    }

    private void take(Creator creator) {
      if (properties != null) {
        failures.twoCreators(bean, properties, creator);
        return;
      }
      properties = creator;
    }

    private void takeAnnotated(List<Creator> creators, boolean taken) {
      for (Creator creator : List.copyOf(creators)) {
        if (!creator.isAnnotated()) {
          continue;
        }
        creators.remove(creator);
        if (!takesProperties(creator)) {
          delegating.add(creator);
        } else if (!taken) {
          take(creator);
        }
      }
    }

    private boolean takesProperties(Creator creator) {
      if (!"DEFAULT".equals(creator.mode())) {
        return "PROPERTIES".equals(creator.mode());
      }
      if (creator.hasExplicitNames()) {
        return true;
      }
      if (!found.values.isEmpty()) {
        return false;
      }
      return creator.size() == 1
          ? isVisibleProperty(creator.implicitNames().get(0)) || creator.isInjected(0)
          : creator.isNamedOrInjected();
    }

    private boolean isVisibleProperty(@Nullable String name) {
      if (name == null) {
        return false;
      }
      Candidate property = found.candidates.get(name);
      if (property != null) {
        return isUsable(property);
      }
      for (Candidate other : found.candidates.values()) {
        if (isUsable(other) && other.explicitNames().contains(name)) {
          return true;
        }
      }
      return false;
    }

    private boolean isUsable(Candidate property) {
      return property.any(accessor -> accessor.visible)
          && !property.any(accessor -> accessor.ignored);
    }

    private void takeExplicitlyNamed() {
      if (constructors.isEmpty()) {
        return;
      }
      List<Creator> named = constructors.stream().filter(Creator::hasExplicitNames).toList();
      constructors.removeAll(named);
      if (canonical != null && named.contains(canonical)) {
        take(canonical);
        return;
      }
      for (Creator creator : named) {
        take(creator);
      }
    }

    private void takeCanonical() {
      if (canonical == null || !constructors.remove(canonical)) {
        return;
      }
      if (canonical.size() == 1 && !found.values.isEmpty()) {
        if (delegating.isEmpty()) {
          delegating.add(canonical);
        }
      } else if (properties == null) {
        properties = canonical;
      }
    }

    private void takeOnlyConstructor() {
      if (constructors.size() != 1) {
        return;
      }
      Creator only = constructors.get(0);
      if (!isVisible(only)) {
        return;
      }
      if (only.size() == 1) {
        String name = only.implicitNames().get(0);
        Candidate property = name == null ? null : found.candidates.get(name);
        if (!only.isInjected(0) && (property == null || !isUsable(property))) {
          return;
        }
      } else if (!only.isNamedOrInjected()) {
        return;
      }
      constructors.remove(only);
      properties = only;
    }

    private boolean isVisible(Creator creator) {
      Visibility visibility = Visibility.of(bean, settings);
      return Visibility.finds(
          creator.size() == 1 ? visibility.scalarCreators() : visibility.creators(),
          creator.access());
    }

    private void addScalars(List<Creator> creators, List<Creator> scalars) {
      for (Creator creator : creators) {
        if (creator.size() == 1
            && isScalar(creator.parameters().get(0).valueType())
            && isVisible(creator)) {
          scalars.add(creator);
        }
      }
    }
  }
}
