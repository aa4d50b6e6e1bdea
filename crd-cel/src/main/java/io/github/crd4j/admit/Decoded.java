package io.github.crd4j.admit;

import io.github.crd4j.admission.Defaulter;
import io.github.crd4j.admission.EmbeddedMetadata;
import io.github.crd4j.admission.HeldNumbers;
import io.github.crd4j.admission.Pruner;
import io.github.crd4j.admission.ValueError;
import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An object as the API server's decoder hands it on: pruned, without stray nulls, with known
 * metadata only, and with defaults ({@code unstructuredSchemaCoercer} and {@code
 * unstructuredDefaulter} in {@code customresource_handler.go}).
 *
 * @param undecodable metadata that cannot be read, so that nothing else is looked at
 */
record Decoded(
    JsonObject value,
    List<FieldPath> pruned,
    List<FieldPath> droppedMetadata,
    List<ValueError> undecodable) {

  static Decoded of(JsonObject object, Schema schema) {
    Pruner.Pruned pruned = Pruner.prune(HeldNumbers.read(object), schema, FieldPath.ROOT, true);
    List<ValueError> undecodable =
        EmbeddedMetadata.undecodable(pruned.value(), schema, FieldPath.ROOT, true);
    JsonValue known = Defaulter.dropNulls(pruned.value(), schema);
    JsonValue coerced = EmbeddedMetadata.coerce(known, schema, true);
    List<FieldPath> dropped = new ArrayList<>();
    addDropped(known, coerced, FieldPath.ROOT, dropped);
    JsonValue filled = Defaulter.fill(coerced, schema);
    return new Decoded(
        filled instanceof JsonObject whole ? whole : JsonObject.EMPTY,
        pruned.removed(),
        dropped,
        undecodable);
  }

  /** The members of {@code before} that {@code after}, which has no others, has not. */
  private static void addDropped(
      JsonValue before, @Nullable JsonValue after, FieldPath path, List<FieldPath> dropped) {
    if (before instanceof JsonObject was && after instanceof JsonObject is) {
      was.members()
          .forEach(
              (name, member) -> {
                if (is.get(name) == null) {
                  dropped.add(path.field(name));
                } else {
                  addDropped(member, is.get(name), path.field(name), dropped);
                }
              });
    } else if (before instanceof JsonArray was && after instanceof JsonArray is) {
      for (int i = 0; i < was.items().size(); i++) {
        addDropped(was.items().get(i), is.items().get(i), path.index(i), dropped);
      }
    }
  }
}
