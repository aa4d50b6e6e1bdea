package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import org.jspecify.annotations.Nullable;

/**
 * The names by which annotations include an accessor: null if none does, empty if it is the
 * implicit name.
 */
final class Inclusion {

  private static final long BOTH =
      JacksonAnnotation.VIEW.bit()
          | JacksonAnnotation.FORMAT.bit()
          | JacksonAnnotation.TYPE_INFO.bit()
          | JacksonAnnotation.UNWRAPPED.bit()
          | JacksonAnnotation.MANAGED_REFERENCE.bit()
          | JacksonAnnotation.BACK_REFERENCE.bit();
  private static final long WHEN_WRITING =
      BOTH
          | JacksonAnnotation.SERIALIZE.bit()
          | JacksonAnnotation.SERIALIZE_AS.bit()
          | JacksonAnnotation.RAW_VALUE.bit();
  private static final long WHEN_READING =
      BOTH
          | JacksonAnnotation.DESERIALIZE.bit()
          | JacksonAnnotation.DESERIALIZE_AS.bit()
          | JacksonAnnotation.MERGE.bit();

  private Inclusion() {}

  static @Nullable String name(Member member, Direction direction) {
    AnnotationSet annotations = member.annotations();
    if (annotations.isEmpty()) {
      return null;
    }
    return direction == Direction.WRITING
        ? name(annotations, JacksonAnnotation.GETTER, WHEN_WRITING)
        : name(annotations, JacksonAnnotation.SETTER, WHEN_READING);
  }

  private static @Nullable String name(
      AnnotationSet annotations, JacksonAnnotation specific, long including) {
    AnnotationUse special = annotations.get(specific);
    if (special != null) {
      String name = special.string("value", "");
      if (!name.isEmpty()) {
        return name;
      }
    }
    AnnotationUse property = annotations.get(JacksonAnnotation.PROPERTY);
    if (property != null) {
      return property.string("value", "");
    }
    return special != null || annotations.hasAny(including) ? "" : null;
  }

  /** Whether {@code @JsonIgnore} or {@code @java.beans.Transient} takes the member out. */
  static boolean isIgnored(Member member) {
    AnnotationUse ignore = member.annotations().get(JacksonAnnotation.IGNORE);
    return ignore != null
        ? ignore.bool("value", true)
        : member.annotations().isOn(JacksonAnnotation.TRANSIENT, "value");
  }
}
