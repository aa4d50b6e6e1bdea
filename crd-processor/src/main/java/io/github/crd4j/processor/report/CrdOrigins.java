package io.github.crd4j.processor.report;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.processor.mirror.Origin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where in Java each part of a CRD was said. */
public final class CrdOrigins {

  private final Origin hub;
  private final Map<FieldPath, Origin> places = new HashMap<>();
  private final List<Origins> schemas = new ArrayList<>();

  /**
   * @param hub what to point at when nothing better is known
   */
  public CrdOrigins(Origin hub) {
    this.hub = hub;
  }

  /** Notes where the part at {@code path}, outside the schemas, was said. */
  public void place(FieldPath path, Origin origin) {
    places.put(path, origin);
  }

  /** Adds the origins of the schema of the next version. */
  public void schema(Origins origins) {
    schemas.add(origins);
  }

  /** The origin of the part at {@code path}, or of the nearest part above it that has one. */
  public Origin find(FieldPath path) {
    for (int i = 0; i < schemas.size(); i++) {
      if (path.startsWith(Crd.schemaPath(i))) {
        return schemas.get(i).find(Origins.belowSchema(path));
      }
    }
    for (@Nullable FieldPath at = path; at != null; at = at.parent()) {
      Origin origin = places.get(at);
      if (origin != null) {
        return origin;
      }
    }
    return hub;
  }
}
