package io.github.crd4j.processor.jackson;

import org.jspecify.annotations.Nullable;

/** A way to a property's value, in a chain of those of the same kind; the last found is first. */
final class Accessor {

  /** Kinds of accessor. */
  enum Kind {
    FIELD,
    GETTER,
    SETTER,
    PARAMETER
  }

  final Kind kind;
  final Member member;

  /** The name that includes it; null if it is there by visibility alone. */
  final @Nullable String name;

  /** Whether {@link #name} was written in an annotation, and does not stand for the default. */
  final boolean explicit;

  final boolean visible;
  final boolean ignored;

  @Nullable Accessor next;

  Accessor(
      Kind kind,
      Member member,
      @Nullable String name,
      boolean explicit,
      boolean visible,
      boolean ignored) {
    this.kind = kind;
    this.member = member;
    this.name = name;
    this.explicit = explicit;
    this.visible = visible;
    this.ignored = ignored;
  }

  /** Whether an annotation, not its visibility, makes it part of the property. */
  boolean included() {
    return name != null;
  }

  /** A copy at the head of {@code rest}. */
  Accessor before(@Nullable Accessor rest) {
    Accessor copy = new Accessor(kind, member, name, explicit, visible, ignored);
    copy.next = rest;
    return copy;
  }
}
