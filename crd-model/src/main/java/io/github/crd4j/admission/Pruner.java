package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Removes the fields that a schema does not know.
 *
 * <p>Transliterated from {@code
 * k8s.io/apiextensions-apiserver/pkg/apiserver/schema/pruning/algorithm.go}.
 */
public final class Pruner {

  private static final Set<String> META_FIELDS = Set.of("apiVersion", "kind", "metadata");

  private final List<FieldPath> removed = new ArrayList<>();

  private Pruner() {}

  /**
   * What is left of a value, and what is not.
   *
   * @param value without the fields that the schema does not know
   * @param removed where they were
   */
  public record Pruned(JsonValue value, List<FieldPath> removed) {
    public Pruned {
      removed = List.copyOf(removed);
    }
  }

  /**
   * Prunes {@code value}.
   *
   * @param path where it stands
   * @param isResource whether apiVersion, kind and metadata stay, even if the schema does not say
   *     that this is a resource
   */
  public static Pruned prune(JsonValue value, Schema schema, FieldPath path, boolean isResource) {
    Schema seen = isResource ? schema.with(Keyword.EMBEDDED_RESOURCE, true) : schema;
    Pruner pruner = new Pruner();
    return new Pruned(pruner.prune(value, seen, path), pruner.removed);
  }

  private JsonValue prune(JsonValue value, @Nullable Schema schema, FieldPath path) {
    if (schema != null && schema.preservesUnknownFields()) {
      return pruneKnown(value, schema, path);
    }
    if (value instanceof JsonArray array) {
      return each(
          array, path, (item, at) -> prune(item, schema == null ? null : schema.items(), at));
    }
    if (!(value instanceof JsonObject object)) {
      return value;
    }
    Map<String, JsonValue> kept = new LinkedHashMap<>();
    object
        .members()
        .forEach(
            (name, member) -> {
              FieldPath at = path.field(name);
              if (schema == null || !isKnown(schema, name)) {
                removed.add(at);
              } else {
                kept.put(name, descend(member, schema, name, at));
              }
            });
    return new JsonObject(kept);
  }

  /** Where unknown fields are kept, those that are declared are pruned by their own schema. */
  private JsonValue pruneKnown(JsonValue value, @Nullable Schema schema, FieldPath path) {
    if (schema == null) {
      return value;
    }
    if (value instanceof JsonArray array) {
      return each(array, path, (item, at) -> pruneKnown(item, schema.items(), at));
    }
    if (!(value instanceof JsonObject object)) {
      return value;
    }
    Map<String, JsonValue> kept = new LinkedHashMap<>();
    object
        .members()
        .forEach(
            (name, member) ->
                kept.put(
                    name,
                    isKnown(schema, name)
                        ? descend(member, schema, name, path.field(name))
                        : member));
    return new JsonObject(kept);
  }

  private static boolean isKnown(Schema schema, String name) {
    return (schema.isEmbeddedResource() && META_FIELDS.contains(name))
        || schema.properties().containsKey(name)
        || schema.additionalProperties() != null;
  }

  private JsonValue descend(JsonValue member, Schema schema, String name, FieldPath path) {
    if (schema.isEmbeddedResource() && META_FIELDS.contains(name)) {
      return member;
    }
    Schema property = schema.properties().get(name);
    SchemaOrBool additional = schema.additionalProperties();
    return property != null || additional == null
        ? prune(member, property, path)
        : prune(member, additional.schema(), path);
  }

  private static JsonArray each(
      JsonArray array, FieldPath path, BiFunction<JsonValue, FieldPath, JsonValue> action) {
    List<JsonValue> items = new ArrayList<>();
    for (int i = 0; i < array.items().size(); i++) {
      items.add(action.apply(array.items().get(i), path.index(i)));
    }
    return new JsonArray(items);
  }
}
