package io.github.crd4j.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The value of {@code items}: one schema for all items, or (never accepted by the API server) one
 * for each.
 *
 * @param schema null if a list was given
 * @param list empty if one schema was given
 */
public record SchemaOrList(@Nullable Schema schema, List<Schema> list) {

  public SchemaOrList {
    list = List.copyOf(list);
  }

  public static SchemaOrList of(Schema schema) {
    return new SchemaOrList(schema, List.of());
  }
}
