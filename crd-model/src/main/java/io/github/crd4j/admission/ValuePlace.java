package io.github.crd4j.admission;

import io.github.crd4j.admission.ValueError.Kind;
import io.github.crd4j.model.FieldPath;

/**
 * A place in the value that is validated.
 *
 * @param path of it
 * @param name of it from the root of the value, as messages have it; empty for the root
 */
record ValuePlace(FieldPath path, String name) {

  ValuePlace field(String field) {
    return new ValuePlace(path.field(field), name.isEmpty() ? field : name + "." + field);
  }

  ValuePlace index(int index) {
    return new ValuePlace(path.index(index), name + "[" + index + "]");
  }

  /** A mistake here, for which the API server says {@code "<name> in body <what>"}. */
  ValueError invalid(String what) {
    return error(Kind.INVALID, name + " in body " + what);
  }

  ValueError error(Kind kind, String message) {
    return new ValueError(kind, path, message);
  }
}
