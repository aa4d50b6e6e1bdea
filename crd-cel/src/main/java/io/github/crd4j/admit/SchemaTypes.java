package io.github.crd4j.admit;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import org.jspecify.annotations.Nullable;

/** Finds the type that a schema states for a place in an object. */
final class SchemaTypes {

  private SchemaTypes() {}

  /** The type at {@code path}, or null if none is stated. */
  static @Nullable String at(Schema root, FieldPath path) {
    Schema schema = root;
    for (FieldPath.Step step : path.steps()) {
      Schema next;
      if (step instanceof FieldPath.Index) {
        next = schema.items();
      } else {
        String name =
            step instanceof FieldPath.Field field ? field.name() : ((FieldPath.Key) step).key();
        Schema property = schema.properties().get(name);
        SchemaOrBool additional = schema.additionalProperties();
        next = property != null || additional == null ? property : additional.schema();
      }
      if (next == null) {
        return null;
      }
      schema = next;
    }
    return schema.type();
  }
}
