package io.github.crd4j.testing.roundtrip;

import io.github.crd4j.diff.Change;
import io.github.crd4j.json.JsonObject;
import java.util.List;

/**
 * What one way did to an object.
 *
 * @param between the object in the other version
 * @param changes what is not as it was
 */
public record Difference(JsonObject between, List<Change> changes) {

  public Difference {
    changes = List.copyOf(changes);
  }
}
