package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.jackson.Accessor.Kind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Chooses one accessor of each kind, or says which two are in conflict. */
final class AccessorSelection {

  private final Types types;
  private final Failures failures;

  AccessorSelection(Types types, Failures failures) {
    this.types = types;
    this.failures = failures;
  }

  /** Leaves at most one accessor of each kind that {@code direction} uses. */
  void apply(Candidate candidate, Direction direction) {
    trim(candidate);
    choose(candidate, Kind.GETTER);
    Kind instead = Kind.GETTER;
    if (direction == Direction.READING) {
      choose(candidate, Kind.PARAMETER);
      choose(candidate, Kind.SETTER);
      instead = candidate.has(Kind.PARAMETER) ? Kind.PARAMETER : Kind.SETTER;
    }
    if (!candidate.has(instead)) {
      choose(candidate, Kind.FIELD);
    }
  }

  /** Drops what is there by visibility beside what is included, and hidden beside visible. */
  private static void trim(Candidate candidate) {
    for (Kind kind : Kind.values()) {
      Accessor first = candidate.first(kind);
      if (first == null || first.next == null) {
        continue;
      }
      if (candidate.any(kind, Accessor::included)) {
        candidate.removeIf(kind, accessor -> !accessor.included());
      } else if (candidate.any(kind, accessor -> accessor.visible)) {
        candidate.removeIf(kind, accessor -> !accessor.visible);
      }
    }
  }

  private void choose(Candidate candidate, Kind kind) {
    Accessor chosen = candidate.first(kind);
    if (chosen == null || chosen.next == null) {
      return;
    }
    for (Accessor next = chosen.next; next != null; next = next.next) {
      int order = compare(chosen, next);
      if (order == 0) {
        failures.conflict(candidate, chosen, next);
        return;
      }
      chosen = order < 0 ? chosen : next;
    }
    candidate.keepOnly(chosen.before(null));
  }

  /** Negative if {@code one} is preferred, positive if {@code other} is, 0 if neither. */
  private int compare(Accessor one, Accessor other) {
    ClassDeclaration owner = one.member.owner();
    ClassDeclaration second = other.member.owner();
    if (!owner.equals(second)) {
      if (isSubclass(owner, second)) {
        return -1;
      }
      if (isSubclass(second, owner)) {
        return 1;
      }
    }
    return switch (one.kind) {
      case GETTER -> Integer.compare(rankOfGetter(one), rankOfGetter(other));
      case SETTER -> {
        int byName = Integer.compare(rankOfSetter(one), rankOfSetter(other));
        yield byName != 0 ? byName : Integer.compare(rankOfType(one), rankOfType(other));
      }
      case FIELD, PARAMETER -> 0;
    };
  }

  private boolean isSubclass(ClassDeclaration one, ClassDeclaration other) {
    return types.isSubtype(
        types.erasure(one.element().asType()), types.erasure(other.element().asType()));
  }

  private static int rankOfGetter(Accessor getter) {
    String name = getter.member.name();
    if (name.startsWith("get") && name.length() > 3) {
      return 1;
    }
    return name.startsWith("is") && name.length() > 2 ? 2 : 3;
  }

  private static int rankOfSetter(Accessor setter) {
    return setter.member.name().startsWith("set") && setter.member.name().length() > 3 ? 1 : 2;
  }

  private static int rankOfType(Accessor setter) {
    TypeMirror type = setter.member.valueType();
    if (type.getKind().isPrimitive()) {
      return 1;
    }
    return type.toString().endsWith("java.lang.String") ? 2 : 3;
  }
}
