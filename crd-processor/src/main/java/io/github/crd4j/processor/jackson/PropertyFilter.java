package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Names that {@code @JsonIgnoreProperties} and {@code @JsonIncludeProperties} take from a class, by
 * annotations on it or on a property that holds it.
 *
 * <p>A class has another schema behind each filter: it belongs into the key of a cache.
 *
 * @param notWritten names that are not written
 * @param notRead names that are not read
 * @param only the only names that are written and read; null if there is no such limit
 */
public record PropertyFilter(
    Set<String> notWritten, Set<String> notRead, @Nullable Set<String> only) {

  /** Takes nothing. */
  public static final PropertyFilter NONE = new PropertyFilter(Set.of(), Set.of(), null);

  /** What the annotations on one class or member say. */
  static PropertyFilter of(AnnotationSet annotations) {
    AnnotationUse ignore = annotations.get(JacksonAnnotation.IGNORE_PROPERTIES);
    AnnotationUse include = annotations.get(JacksonAnnotation.INCLUDE_PROPERTIES);
    if (ignore == null && include == null) {
      return NONE;
    }
    Set<String> names = ignore == null ? Set.of() : Set.copyOf(ignore.strings("value"));
    return new PropertyFilter(
        ignore != null && ignore.bool("allowGetters", false) ? Set.of() : names,
        ignore != null && ignore.bool("allowSetters", false) ? Set.of() : names,
        include == null || !include.isGiven("value") ? null : Set.copyOf(include.strings("value")));
  }

  /** Both filters, one after the other. */
  public PropertyFilter and(PropertyFilter other) {
    if (this.isNone()) {
      return other;
    }
    if (other.isNone()) {
      return this;
    }
    return new PropertyFilter(
        union(notWritten, other.notWritten),
        union(notRead, other.notRead),
        only == null ? other.only : other.only == null ? only : common(only, other.only));
  }

  /** Whether it takes nothing. */
  public boolean isNone() {
    return notWritten.isEmpty() && notRead.isEmpty() && only == null;
  }

  boolean admits(String name, Direction direction) {
    return (only == null || only.contains(name))
        && !(direction == Direction.WRITING ? notWritten : notRead).contains(name);
  }

  private static Set<String> union(Set<String> one, Set<String> other) {
    Set<String> both = new TreeSet<>(one);
    both.addAll(other);
    return Set.copyOf(both);
  }

  private static Set<String> common(Set<String> one, Set<String> other) {
    Set<String> both = new TreeSet<>(one);
    both.retainAll(other);
    return Set.copyOf(both);
  }
}
