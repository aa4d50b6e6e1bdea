package io.github.crd4j.processor.types;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.read.Place;
import io.github.crd4j.processor.read.SchemaDraft;
import io.github.crd4j.processor.read.SchemaReader;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** Types whose JSON can be anything, or any object or list: {@code Object} and trees of JSON. */
public final class OpenTypes implements TypeMapping {

  private static final Set<String> ANYTHING =
      Set.of(
          "java.io.Serializable",
          "java.lang.Comparable",
          "java.lang.Object",
          "java.util.Map.Entry",
          "java.util.stream.Stream",
          "com.fasterxml.jackson.core.TreeNode",
          "com.fasterxml.jackson.databind.JsonNode",
          "com.google.gson.JsonElement",
          "io.fabric8.kubernetes.api.model.AnyType",
          "jakarta.json.JsonValue",
          "tools.jackson.core.TreeNode",
          "tools.jackson.databind.JsonNode");

  private static final Map<String, String> TYPED =
      Map.ofEntries(
          Map.entry("com.fasterxml.jackson.databind.node.ObjectNode", "object"),
          Map.entry("com.google.gson.JsonObject", "object"),
          Map.entry("jakarta.json.JsonObject", "object"),
          Map.entry("tools.jackson.databind.node.ObjectNode", "object"),
          Map.entry("com.fasterxml.jackson.databind.node.ArrayNode", "array"),
          Map.entry("com.google.gson.JsonArray", "array"),
          Map.entry("jakarta.json.JsonArray", "array"),
          Map.entry("tools.jackson.databind.node.ArrayNode", "array"));

  @Override
  public @Nullable SchemaDraft map(
      DeclaredType type, TypeElement element, String name, Place place, SchemaReader reader) {
    if (ANYTHING.contains(name)) {
      return SchemaDraft.anything(place);
    }
    String json = TYPED.get(name);
    if (json == null) {
      return null;
    }
    if (json.equals("array")) {
      return SchemaDraft.list(place, SchemaDraft.anything(place));
    }
    SchemaDraft draft = SchemaDraft.ofType(place, json, "");
    draft.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    return draft;
  }
}
