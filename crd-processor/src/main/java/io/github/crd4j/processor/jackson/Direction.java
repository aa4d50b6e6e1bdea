package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.jackson.Accessor.Kind;
import java.util.List;

/** The two sides of Jackson, which name and find properties each for itself. */
enum Direction {
  WRITING,
  READING;

  private static final List<Kind> WHEN_WRITING =
      List.of(Kind.GETTER, Kind.FIELD, Kind.PARAMETER, Kind.SETTER);
  private static final List<Kind> WHEN_READING =
      List.of(Kind.PARAMETER, Kind.SETTER, Kind.FIELD, Kind.GETTER);

  /** Whose annotations count first. */
  List<Kind> precedence() {
    return this == WRITING ? WHEN_WRITING : WHEN_READING;
  }
}
