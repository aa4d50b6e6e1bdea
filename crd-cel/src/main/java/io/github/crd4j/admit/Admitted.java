package io.github.crd4j.admit;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.FieldPath;
import java.util.List;

/**
 * What the API server makes of an object.
 *
 * @param stored the object as it is stored, in the version in which it was sent and without what
 *     the server adds to metadata; with errors, as it would have been
 * @param pruned fields that the schema does not know, which are not stored
 * @param droppedMetadata fields of {@code metadata}, also of embedded resources, that no object has
 * @param errors why the object is refused; empty if it is not
 */
public record Admitted(
    JsonObject stored,
    List<FieldPath> pruned,
    List<FieldPath> droppedMetadata,
    List<AdmissionError> errors) {

  public Admitted {
    pruned = List.copyOf(pruned);
    droppedMetadata = List.copyOf(droppedMetadata);
    errors = List.copyOf(errors);
  }

  /** Whether the object is stored. */
  public boolean isAccepted() {
    return errors.isEmpty();
  }
}
