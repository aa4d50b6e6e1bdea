package io.github.crd4j.model;

import org.jspecify.annotations.Nullable;

/**
 * The value of {@code additionalProperties}: a schema for the values of a map, or just whether
 * there may be any.
 *
 * @param allows false only for the literal {@code false}
 * @param schema null for the literals {@code true} and {@code false}
 */
public record SchemaOrBool(boolean allows, @Nullable Schema schema) {

  public static SchemaOrBool of(Schema schema) {
    return new SchemaOrBool(true, schema);
  }
}
