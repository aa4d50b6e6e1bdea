package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Checks apiVersion, kind and metadata of resources within a value ({@code
 * k8s.io/apiextensions-apiserver/pkg/apiserver/schema/objectmeta}).
 */
public final class EmbeddedMetadata {

  private final List<ValueError> errors = new ArrayList<>();

  private EmbeddedMetadata() {}

  /**
   * What is wrong with the resources in {@code value}.
   *
   * @param isResource whether {@code value} itself is one, even if the schema does not say so
   */
  public static List<ValueError> check(
      JsonValue value, Schema schema, FieldPath path, boolean isResource) {
    List<ValueError> undecodable = undecodable(value, schema, path, isResource);
    if (!undecodable.isEmpty()) {
      // The API server stops at the first.
      return undecodable.subList(0, 1);
    }
    Schema seen = isResource ? schema.with(Keyword.EMBEDDED_RESOURCE, true) : schema;
    EmbeddedMetadata values = new EmbeddedMetadata();
    values.walk(value, seen, path, values::checkValues);
    return values.errors;
  }

  /** What of the resources in {@code value} the API server cannot even read. */
  public static List<ValueError> undecodable(
      JsonValue value, Schema schema, FieldPath path, boolean isResource) {
    Schema seen = isResource ? schema.with(Keyword.EMBEDDED_RESOURCE, true) : schema;
    EmbeddedMetadata types = new EmbeddedMetadata();
    types.walk(value, seen, path, types::checkTypes);
    return types.errors;
  }

  /** {@code value} without the fields of metadata that Kubernetes does not know. */
  public static JsonValue coerce(JsonValue value, @Nullable Schema schema, boolean isResource) {
    if (schema == null) {
      return value;
    }
    if (value instanceof JsonArray array) {
      return new JsonArray(
          array.items().stream().map(item -> coerce(item, schema.items(), false)).toList());
    }
    if (!(value instanceof JsonObject object)) {
      return value;
    }
    Map<String, JsonValue> members = new LinkedHashMap<>();
    boolean hasMetadata = isResource || schema.isEmbeddedResource();
    object
        .members()
        .forEach(
            (name, member) -> {
              Schema property = schema.properties().get(name);
              SchemaOrBool additional = schema.additionalProperties();
              Schema known =
                  property != null || additional == null ? property : additional.schema();
              JsonValue kept =
                  hasMetadata && name.equals("metadata")
                      ? ObjectMetaTypes.withoutUnknown(member)
                      : member;
              members.put(name, coerce(kept, known, false));
            });
    return new JsonObject(members);
  }

  private void walk(
      JsonValue value,
      @Nullable Schema schema,
      FieldPath path,
      BiConsumer<JsonObject, FieldPath> action) {
    if (schema == null) {
      return;
    }
    if (value instanceof JsonArray array) {
      for (int i = 0; i < array.items().size(); i++) {
        walk(array.items().get(i), schema.items(), path.index(i), action);
      }
    } else if (value instanceof JsonObject object) {
      if (schema.isEmbeddedResource()) {
        action.accept(object, path);
      }
      SchemaOrBool additional = schema.additionalProperties();
      object
          .members()
          .forEach(
              (name, member) -> {
                Schema property = schema.properties().get(name);
                if (property != null) {
                  walk(member, property, path.field(name), action);
                } else if (additional != null) {
                  walk(member, additional.schema(), path.key(name), action);
                }
              });
    }
  }

  /** What the API server's decoder would not take. */
  private void checkTypes(JsonObject resource, FieldPath path) {
    for (String name : List.of("apiVersion", "kind")) {
      JsonValue value = resource.get(name);
      if (value != null && !(value instanceof JsonString)) {
        invalid(path.field(name), "must be a string");
      }
    }
    JsonValue metadata = resource.get("metadata");
    String problem = metadata == null ? null : ObjectMetaTypes.problem(metadata);
    if (problem != null) {
      invalid(path.field("metadata"), problem);
    }
  }

  private void checkValues(JsonObject resource, FieldPath path) {
    checkText(
        resource,
        path.field("apiVersion"),
        "apiVersion",
        version ->
            version.chars().filter(c -> c == '/').count() > 1
                ? "unexpected GroupVersion string: " + version
                : null);
    checkText(
        resource,
        path.field("kind"),
        "kind",
        kind -> {
          String problem = DnsNames.label1035(kind.toLowerCase(Locale.ROOT));
          return problem == null
              ? null
              : "may have mixed case, but should otherwise match: " + problem;
        });
    if (resource.get("metadata") instanceof JsonObject metadata) {
      errors.addAll(
          ObjectMetaValues.check(metadata, path.field("metadata"), DnsNames::pathSegment));
    }
  }

  private void checkText(
      JsonObject resource, FieldPath path, String name, Function<String, @Nullable String> check) {
    JsonValue value = resource.get(name);
    if (value == null) {
      errors.add(new ValueError(ValueError.Kind.REQUIRED, path, ""));
    } else if (value instanceof JsonString text) {
      invalid(path, text.value().isEmpty() ? "must not be empty" : check.apply(text.value()));
    }
  }

  private void invalid(FieldPath path, @Nullable String problem) {
    if (problem != null) {
      errors.add(new ValueError(ValueError.Kind.INVALID, path, problem));
    }
  }
}
