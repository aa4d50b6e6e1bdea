package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What {@code @JsonFormat} says of the JSON of a value.
 *
 * @param shape the name of the {@code JsonFormat.Shape}; {@code ANY} if it is left open
 * @param pattern the pattern of dates, or the unit of durations; empty if there is none
 * @param features the names of the {@code JsonFormat.Feature}s that are switched on
 */
public record ValueFormat(String shape, String pattern, Set<String> features) {

  /** Nothing is said. */
  public static final ValueFormat NONE = new ValueFormat("ANY", "", Set.of());

  static ValueFormat of(AnnotationSet annotations) {
    return of(annotations.get(JacksonAnnotation.FORMAT));
  }

  private static ValueFormat of(@Nullable AnnotationUse use) {
    return use == null
        ? NONE
        : new ValueFormat(
            use.constant("shape", "ANY"),
            use.string("pattern", ""),
            use.isGiven("with") ? Set.copyOf(use.constants("with")) : Set.of());
  }
}
