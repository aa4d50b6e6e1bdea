package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.jackson.Accessor.Kind;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A property in the making: the accessors that share an implicit name. */
@SuppressWarnings("EnumOrdinal") // the index of an array that never leaves the class
final class Candidate {

  private static final Kind[] KINDS = Kind.values();

  /** The name in Java, from which it started. */
  final String implicitName;

  /** The name that it has by now. */
  String name;

  /** Its annotations, once merged over its accessors. */
  AnnotationSet annotations = AnnotationSet.EMPTY;

  private final @Nullable Accessor[] heads = new @Nullable Accessor[KINDS.length];

  Candidate(String implicitName, String name) {
    this.implicitName = implicitName;
    this.name = name;
  }

  @Nullable Accessor first(Kind kind) {
    return heads[kind.ordinal()];
  }

  boolean has(Kind kind) {
    return heads[kind.ordinal()] != null;
  }

  /** Puts {@code accessor} in front of its kind. */
  void push(Accessor accessor) {
    accessor.next = heads[accessor.kind.ordinal()];
    heads[accessor.kind.ordinal()] = accessor;
  }

  void remove(Kind kind) {
    heads[kind.ordinal()] = null;
  }

  /** Makes {@code accessor} the only one of its kind. */
  void keepOnly(Accessor accessor) {
    accessor.next = null;
    heads[accessor.kind.ordinal()] = accessor;
  }

  boolean any(Predicate<Accessor> test) {
    for (Kind kind : KINDS) {
      if (any(kind, test)) {
        return true;
      }
    }
    return false;
  }

  boolean any(Kind kind, Predicate<Accessor> test) {
    for (Accessor each = first(kind); each != null; each = each.next) {
      if (test.test(each)) {
        return true;
      }
    }
    return false;
  }

  void removeIf(Predicate<Accessor> test) {
    for (Kind kind : KINDS) {
      removeIf(kind, test);
    }
  }

  void removeIf(Kind kind, Predicate<Accessor> test) {
    heads[kind.ordinal()] = without(first(kind), test);
  }

  private static @Nullable Accessor without(@Nullable Accessor chain, Predicate<Accessor> test) {
    if (chain == null) {
      return null;
    }
    chain.next = without(chain.next, test);
    return test.test(chain) ? chain.next : chain;
  }

  boolean isExplicitlyNamed() {
    for (Kind kind : KINDS) {
      for (Accessor each = first(kind); each != null; each = each.next) {
        if (each.explicit) {
          return true;
        }
      }
    }
    return false;
  }

  /** The names written in annotations, without doubles. */
  Set<String> explicitNames() {
    if (!isExplicitlyNamed()) {
      return Set.of();
    }
    Set<String> names = new LinkedHashSet<>(2);
    for (Kind kind : KINDS) {
      for (Accessor each = first(kind); each != null; each = each.next) {
        if (each.explicit && each.name != null) {
          names.add(each.name);
        }
      }
    }
    return names;
  }

  /** Adds the accessors of {@code other} behind its own. */
  void append(Candidate other) {
    for (Kind kind : KINDS) {
      Accessor last = first(kind);
      if (last == null) {
        heads[kind.ordinal()] = other.first(kind);
        continue;
      }
      while (last.next != null) {
        last = last.next;
      }
      last.next = other.first(kind);
    }
    annotations = annotations.orElse(other.annotations);
  }

  /** Merges the annotations of its accessors, those that matter most to {@code direction} first. */
  void mergeAnnotations(Direction direction) {
    for (Kind kind : direction.precedence()) {
      for (Accessor each = first(kind); each != null; each = each.next) {
        annotations = annotations.orElse(each.member.annotations());
      }
    }
  }
}
