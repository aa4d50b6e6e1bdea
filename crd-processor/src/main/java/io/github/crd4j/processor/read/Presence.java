package io.github.crd4j.processor.read;

import io.github.crd4j.processor.jackson.BeanProperty;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.vocabulary.Nullness;
import io.github.crd4j.processor.vocabulary.Nullness.Kind;
import io.github.crd4j.processor.vocabulary.NullnessDefaults;
import io.github.crd4j.processor.vocabulary.Statements;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Whether objects must have a property: because it is said so, or because it is never null. */
final class Presence {

  /** Types whose own value says that there is none: they are never null, but may be absent. */
  private static final Set<String> OPTIONALS =
      Set.of(
          "java.util.Optional",
          "java.util.OptionalDouble",
          "java.util.OptionalInt",
          "java.util.OptionalLong",
          "com.google.common.base.Optional");

  private final Reading reading;
  private final SpecScope spec;
  private final Nullness nullness = new Nullness();
  private final NullnessDefaults defaults;
  private int looks;

  Presence(Reading reading, SpecScope spec) {
    this.reading = reading;
    this.spec = spec;
    this.defaults = new NullnessDefaults(reading.elements(), nullness);
  }

  /** Whether nullness counts for what is being read. */
  boolean countsNullness() {
    return switch (reading.nullness()) {
      case ALL -> true;
      case OFF -> false;
      case SPEC -> spec.isInside();
    };
  }

  /** How often nullness has made a difference so far. */
  int differences() {
    return looks;
  }

  /** Notes that nullness made a difference in what is used again. */
  void repeatDifference() {
    looks++;
  }

  /**
   * Whether {@code property} is required.
   *
   * @param isSpec whether it is the spec of the resource
   */
  boolean isRequired(
      BeanProperty property, Statements said, SchemaDraft draft, Place place, boolean isSpec) {
    boolean stated = property.required() || said.required() != null;
    boolean nonNull = false;
    if (isSpec ? reading.nullness() != Reading.NullnessScope.OFF : countsNullness()) {
      AnnotationUse nullable = explicit(place.annotations(), Kind.NULLABLE);
      if (stated && nullable != null) {
        reportDisagreement(nullable, said.required(), place);
      }
      nonNull = nullable == null && isNonNull(property, place);
    }
    boolean decides = nonNull && !stated;
    looks += decides ? 1 : 0;
    if (draft.schema().defaultValue() == null) {
      if (decides && reading.initialisers().isInitialised(property.declaration())) {
        reportInitialiser(property, place);
      }
      return stated || nonNull;
    }
    if (said.required() != null) {
      reading.report(
          SourceRule.RequiredWithDefault,
          said.required().origin(),
          place.name() + " is required, but has a default and so is never missing",
          "the API server fills the default in before it looks for required properties",
          "leave one of the two out");
    }
    return false;
  }

  private boolean isNonNull(BeanProperty property, Place place) {
    if (!property.read() || !canBeNull(property.type())) {
      return false;
    }
    if (place.annotations().stream().anyMatch(use -> use.name().endsWith(".Nullable"))) {
      // Of ours or of fabric8: it may be null, in JSON and so in Java.
      return false;
    }
    if (explicit(place.annotations(), Kind.NON_NULL) != null) {
      return true;
    }
    boolean nonNull = false;
    for (Element accessor : property.accessors()) {
      Kind kind = defaults.of(accessor);
      if (kind == Kind.NULLABLE) {
        return false;
      }
      nonNull |= kind == Kind.NON_NULL;
    }
    return nonNull;
  }

  /** Whether null is a value of {@code type} beside those that stand for a value of JSON. */
  private static boolean canBeNull(TypeMirror type) {
    return !type.getKind().isPrimitive()
        && type.getKind() != TypeKind.TYPEVAR
        && !(type instanceof DeclaredType declared
            && OPTIONALS.contains(
                ((TypeElement) declared.asElement()).getQualifiedName().toString()));
  }

  private @Nullable AnnotationUse explicit(List<AnnotationUse> uses, Kind wanted) {
    for (AnnotationUse use : uses) {
      if (nullness.of(use) == wanted) {
        return use;
      }
    }
    return null;
  }

  private void reportDisagreement(
      AnnotationUse nullable, @Nullable AnnotationUse required, Place place) {
    String other = required == null ? "Jackson" : required.displayName();
    reading.report(
        SourceRule.AnnotationsDisagree,
        nullable.origin(),
        nullable.displayName()
            + " says that "
            + place.name()
            + " may be absent, but "
            + other
            + " says that it is required",
        "the first one holds: " + other,
        "leave one of the two out");
  }

  private void reportInitialiser(BeanProperty property, Place place) {
    reading.report(
        SourceRule.RequiredDespiteInitialiser,
        Origin.of(property.declaration()),
        place.name()
            + " is required because it is never null, but its initialiser is for when it is absent",
        "the API server refuses an object without it before any program reads it",
        "say the default with @Default, which without a value takes a constant initialiser, or"
            + " @Nullable");
  }
}
