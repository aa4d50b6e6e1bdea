package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonObject;
import org.jspecify.annotations.Nullable;

/**
 * An object that is to be written.
 *
 * @param old what it is to replace; null if it is new
 * @param isStatus whether it is written to the status subresource
 */
record Attempt(Kind kind, JsonObject object, @Nullable JsonObject old, boolean isStatus) {

  Attempt with(JsonObject other) {
    return new Attempt(kind, other, old, isStatus);
  }

  @Override
  public String toString() {
    return (old == null ? "create " : isStatus ? "update status " : "update ")
        + Wire.text(object)
        + (old == null ? "" : "\n    old:    " + Wire.text(old))
        + "\n    schema: "
        + Wire.text(kind.schema());
  }
}
