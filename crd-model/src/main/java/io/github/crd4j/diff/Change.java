package io.github.crd4j.diff;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import org.jspecify.annotations.Nullable;

/**
 * One difference between two CRDs.
 *
 * @param path where; versions and printer columns are named, not counted: {@code
 *     spec.versions[v1].served}
 * @param kind what happened there
 * @param before the old value; null if added
 * @param after the new value; null if removed
 */
public record Change(
    FieldPath path, Kind kind, @Nullable JsonValue before, @Nullable JsonValue after) {

  /** What happened to a value. */
  public enum Kind {
    ADDED,
    REMOVED,
    CHANGED
  }

  static Change added(FieldPath path, JsonValue after) {
    return new Change(path, Kind.ADDED, null, after);
  }

  static Change removed(FieldPath path, JsonValue before) {
    return new Change(path, Kind.REMOVED, before, null);
  }

  static Change changed(FieldPath path, JsonValue before, JsonValue after) {
    return new Change(path, Kind.CHANGED, before, after);
  }
}
