package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** At most one annotation of each kind, as Jackson has merged them. */
final class AnnotationSet {

  static final AnnotationSet EMPTY = new AnnotationSet(0, new AnnotationUse[0]);

  /** A bit for each kind that is there. */
  private final long kinds;

  /** The annotations in the order of their kinds. */
  private final AnnotationUse[] uses;

  private AnnotationSet(long kinds, AnnotationUse[] uses) {
    this.kinds = kinds;
    this.uses = uses;
  }

  boolean isEmpty() {
    return kinds == 0;
  }

  boolean has(JacksonAnnotation kind) {
    return (kinds & kind.bit()) != 0;
  }

  /** Whether any of the kinds is there whose {@linkplain JacksonAnnotation#bit() bits} are set. */
  boolean hasAny(long bits) {
    return (kinds & bits) != 0;
  }

  @Nullable AnnotationUse get(JacksonAnnotation kind) {
    return has(kind) ? uses[index(kind)] : null;
  }

  /** Whether the annotation is there and not switched off by {@code member}. */
  boolean isOn(JacksonAnnotation kind, String member) {
    AnnotationUse use = get(kind);
    return use != null && use.bool(member, true);
  }

  /** With {@code use} in the place of one of the same kind. */
  AnnotationSet with(JacksonAnnotation kind, AnnotationUse use) {
    int index = index(kind);
    AnnotationUse[] copy;
    if (has(kind)) {
      copy = uses.clone();
    } else {
      copy = Arrays.copyOf(uses, uses.length + 1);
      System.arraycopy(uses, index, copy, index + 1, uses.length - index);
    }
    copy[index] = use;
    return new AnnotationSet(kinds | kind.bit(), copy);
  }

  /** With the kinds that only {@code other} has. */
  AnnotationSet orElse(AnnotationSet other) {
    if ((other.kinds & ~kinds) == 0) {
      return this;
    }
    if (kinds == 0) {
      return other;
    }
    AnnotationSet merged = this;
    for (JacksonAnnotation kind : JacksonAnnotation.values()) {
      AnnotationUse use = other.get(kind);
      if (use != null && !has(kind)) {
        merged = merged.with(kind, use);
      }
    }
    return merged;
  }

  private int index(JacksonAnnotation kind) {
    return Long.bitCount(kinds & (kind.bit() - 1));
  }
}
