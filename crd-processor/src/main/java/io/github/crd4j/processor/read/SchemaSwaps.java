package io.github.crd4j.processor.read;

import io.github.crd4j.processor.jackson.BeanProperty;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.vocabulary.Fabric8Vocabulary;
import io.github.crd4j.rules.Suggestion;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** fabric8's {@code @SchemaSwap}: other types for members of classes below the one that says so. */
final class SchemaSwaps {

  /** One of them, while what is below its class is read. */
  static final class Swap {
    private final AnnotationUse use;
    private final TypeElement original;
    private final TypeMirror target;
    private final int depth;
    private int level;
    private boolean used;

    private Swap(AnnotationUse use, TypeElement original, TypeMirror target) {
      this.use = use;
      this.original = original;
      this.target = target;
      this.depth = use.number("depth") instanceof Integer given ? given : 0;
    }

    /** The type to read instead; null while the member may still be what it is. */
    @Nullable TypeMirror target() {
      return level < depth ? null : target;
    }

    void enter() {
      level++;
    }

    void exit() {
      level--;
    }

    private boolean isOf(TypeElement holder, BeanProperty property) {
      String name = use.string("fieldName");
      return (name.equals(property.javaName()) || name.equals(property.name()))
          && (original.equals(holder)
              || original.equals(property.declaration().getEnclosingElement()));
    }

    private boolean isLike(Swap other) {
      return original.equals(other.original)
          && use.string("fieldName").equals(other.use.string("fieldName"));
    }
  }

  private final Reading reading;
  private final List<Swap> active = new ArrayList<>();

  SchemaSwaps(Reading reading) {
    this.reading = reading;
  }

  /** Whether the schema of a class may depend on what is around it. */
  boolean isActive() {
    return !active.isEmpty();
  }

  /**
   * Begins those that stand on a class.
   *
   * @return how many they are, for {@link #exit}
   */
  int enter(List<AnnotationUse> onClass) {
    int count = 0;
    for (AnnotationUse use : onClass) {
      if (!use.name().equals(Fabric8Vocabulary.SCHEMA_SWAP)) {
        continue;
      }
      TypeMirror target = use.type("targetType");
      if (target != null && use.type("originalType") instanceof DeclaredType type) {
        Swap swap = new Swap(use, (TypeElement) type.asElement(), target);
        if (isGood(swap, type)) {
          active.add(swap);
          count++;
        }
      }
    }
    return count;
  }

  private boolean isGood(Swap swap, DeclaredType type) {
    String field = swap.use.string("fieldName");
    List<BeanProperty> properties = reading.beans().introspect(type).properties();
    if (properties.stream().noneMatch(p -> p.javaName().equals(field) || p.name().equals(field))) {
      reading.report(
          SourceRule.FieldNameUnknown,
          swap.use.origin("fieldName"),
          swap.use.displayName()
              + " names '"
              + field
              + "', but "
              + swap.original.getSimpleName()
              + " has no such property"
              + Suggestion.didYouMean(field, properties.stream().map(BeanProperty::name).toList()));
      return false;
    }
    for (Swap other : active) {
      if (other.isLike(swap)) {
        reading.report(
            SourceRule.AnnotationValueInvalid,
            swap.use.origin(),
            "'"
                + field
                + "' of "
                + swap.original.getSimpleName()
                + " is swapped twice, here and on "
                + other.use.element().getSimpleName(),
            "a member has one type; fabric8's generator refuses it as well",
            "leave one of the two out");
        return false;
      }
    }
    return true;
  }

  /** Ends the last {@code count}. */
  void exit(int count) {
    for (int i = 0; i < count; i++) {
      Swap swap = active.remove(active.size() - 1);
      if (!swap.used) {
        reading.report(
            SourceRule.AnnotationWithoutEffect,
            swap.use.origin(),
            swap.use.displayName()
                + " has no effect, because "
                + swap.original.getSimpleName()
                + " does not occur below "
                + swap.use.element().getSimpleName(),
            "it swaps members of what the class it stands on contains");
      }
    }
  }

  /** That which is about {@code property} of {@code holder}, or null. */
  @Nullable Swap of(TypeElement holder, BeanProperty property) {
    for (Swap swap : active) {
      if (swap.isOf(holder, property)) {
        swap.used = true;
        return swap;
      }
    }
    return null;
  }
}
