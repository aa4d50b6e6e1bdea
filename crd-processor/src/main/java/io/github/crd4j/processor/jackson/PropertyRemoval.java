package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.jackson.Accessor.Kind;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.Iterator;
import java.util.Map;

/** Drops properties and accessors that are invisible, ignored or closed by {@code access}. */
final class PropertyRemoval {

  private final Direction direction;
  private final boolean record;
  private final IgnoredNames ignored;

  PropertyRemoval(Direction direction, boolean record, IgnoredNames ignored) {
    this.direction = direction;
    this.record = record;
    this.ignored = ignored;
  }

  void apply(Map<String, Candidate> candidates) {
    Iterator<Candidate> each = candidates.values().iterator();
    while (each.hasNext()) {
      Candidate candidate = each.next();
      if (!candidate.any(accessor -> accessor.visible)
          || (candidate.any(accessor -> accessor.ignored) && !survivesIgnoring(candidate))) {
        each.remove();
      }
    }
    for (Candidate candidate : candidates.values()) {
      applyAccess(candidate);
    }
  }

  /** Drops the ignored accessors; false if the whole property goes with them. */
  private boolean survivesIgnoring(Candidate candidate) {
    if (record && direction == Direction.READING) {
      candidate.removeIf(accessor -> accessor.ignored);
      ignored.ofMembers().add(candidate.name);
      return true;
    }
    boolean includedElsewhere =
        candidate.any(
            accessor ->
                !accessor.ignored
                    && (accessor.kind == Kind.PARAMETER ? accessor.explicit : accessor.included()));
    if (!includedElsewhere) {
      ignored.ofMembers().add(candidate.name);
      return false;
    }
    candidate.removeIf(accessor -> accessor.ignored);
    if (!canBeRead(candidate)) {
      if (direction == Direction.READING) {
        candidate.remove(Kind.FIELD);
      }
      ignored.ofMembers().add(candidate.name);
    }
    return true;
  }

  private static boolean canBeRead(Candidate candidate) {
    return candidate.has(Kind.PARAMETER)
        || candidate.has(Kind.SETTER)
        || candidate.any(Kind.FIELD, accessor -> accessor.visible);
  }

  private void applyAccess(Candidate candidate) {
    switch (access(candidate)) {
      case "READ_ONLY" -> {
        if (direction == Direction.READING) {
          ignored.ofMembers().add(candidate.name);
          ignored.ofMembers().addAll(candidate.explicitNames());
          candidate.remove(Kind.FIELD);
        }
        candidate.remove(Kind.SETTER);
        candidate.remove(Kind.PARAMETER);
      }
      case "WRITE_ONLY" -> {
        candidate.remove(Kind.GETTER);
        if (direction == Direction.WRITING) {
          candidate.remove(Kind.FIELD);
        }
      }
      case "READ_WRITE" -> {
        // Everything stays, hidden accessors too.
      }
      default -> {
        removeHidden(candidate, Kind.GETTER);
        if (!candidate.has(Kind.GETTER)) {
          removeHidden(candidate, Kind.FIELD);
          removeHidden(candidate, Kind.SETTER);
        }
      }
    }
  }

  private static void removeHidden(Candidate candidate, Kind kind) {
    candidate.removeIf(kind, accessor -> !accessor.visible);
  }

  /** The first access that an accessor asks for. */
  private String access(Candidate candidate) {
    for (Kind kind : direction.precedence()) {
      Accessor first = candidate.first(kind);
      AnnotationUse property =
          first == null ? null : first.member.annotations().get(JacksonAnnotation.PROPERTY);
      if (property != null) {
        String access = property.constant("access", "AUTO");
        if (!access.equals("AUTO")) {
          return access;
        }
      }
    }
    return "AUTO";
  }
}
