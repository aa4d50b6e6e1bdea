package io.github.crd4j.cli;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A CRD reduced to what the API server does with its objects.
 *
 * <p>Texts for people go, and so does what the server would assume anyway; lists that are sets are
 * sorted. Two generators that mean the same then say the same.
 */
final class NormalForm {

  /** Keywords by which no object is accepted, refused or changed. */
  private static final Set<String> TEXTS =
      Set.of("description", "title", "example", "externalDocs");

  /** Lists that the server takes for sets. */
  private static final Set<String> SETS =
      Set.of("required", "enum", "x-kubernetes-list-map-keys", "x-kubernetes-validations");

  private static final Set<String> SCHEMA_LISTS = Set.of("allOf", "anyOf", "oneOf");

  /** What the server assumes where nothing is said. */
  private static final Map<String, JsonValue> ASSUMED =
      Map.of(
          "x-kubernetes-list-type", new JsonString("atomic"),
          "x-kubernetes-map-type", new JsonString("granular"),
          "minLength", JsonNumber.of(0),
          "minItems", JsonNumber.of(0),
          "minProperties", JsonNumber.of(0));

  private NormalForm() {}

  /** The normal form of {@code crd}. */
  static JsonObject of(Crd crd) {
    Crd complete =
        new Crd(
            crd.name(),
            Map.of(),
            Map.of(),
            crd.group(),
            crd.names().withDefaults(),
            crd.scope(),
            crd.versions(),
            crd.conversion() == null || isNone(crd.conversion()) ? null : crd.conversion(),
            crd.preserveUnknownFields());
    return object(complete.toJson(), "spec", NormalForm::spec);
  }

  private static boolean isNone(JsonObject conversion) {
    return conversion.members().equals(Map.of("strategy", new JsonString("None")));
  }

  private static JsonObject spec(JsonObject spec) {
    JsonObject names =
        object(spec, "names", value -> sorted(sorted(value, "shortNames"), "categories"));
    return list(names, "versions", NormalForm::version);
  }

  private static JsonObject version(JsonObject version) {
    JsonObject schema =
        object(
            version,
            "schema",
            validation -> object(validation, "openAPIV3Schema", NormalForm::schema));
    JsonObject columns =
        list(
            schema,
            "additionalPrinterColumns",
            column -> without(without(column, "description", null), "priority", JsonNumber.of(0)));
    return sorted(columns, "selectableFields");
  }

  private static JsonObject schema(JsonObject schema) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    schema.members().forEach((keyword, value) -> put(members, keyword, value));
    return new JsonObject(members);
  }

  private static void put(Map<String, JsonValue> members, String keyword, JsonValue value) {
    if (TEXTS.contains(keyword) || value.equals(ASSUMED.get(keyword))) {
      return;
    }
    if (value instanceof JsonArray array) {
      List<JsonValue> items = new ArrayList<>(array.items());
      if (SCHEMA_LISTS.contains(keyword)) {
        items.replaceAll(NormalForm::schemaOrOther);
      }
      if (SETS.contains(keyword) || SCHEMA_LISTS.contains(keyword)) {
        items.sort(Comparator.comparing(JsonValue::toString));
      }
      members.put(keyword, new JsonArray(items));
    } else if (keyword.equals("properties") && value instanceof JsonObject properties) {
      Map<String, JsonValue> schemas = new LinkedHashMap<>();
      properties.members().forEach((name, property) -> schemas.put(name, schemaOrOther(property)));
      members.put(keyword, new JsonObject(schemas));
    } else if (keyword.equals("items")
        || keyword.equals("additionalProperties")
        || keyword.equals("not")) {
      members.put(keyword, schemaOrOther(value));
    } else {
      members.put(keyword, value);
    }
  }

  private static JsonValue schemaOrOther(JsonValue value) {
    return value instanceof JsonObject object ? schema(object) : value;
  }

  private static JsonObject object(
      JsonObject parent, String name, UnaryOperator<JsonObject> change) {
    return parent.get(name) instanceof JsonObject child
        ? parent.with(name, change.apply(child))
        : parent;
  }

  private static JsonObject list(JsonObject parent, String name, UnaryOperator<JsonObject> change) {
    if (!(parent.get(name) instanceof JsonArray array)) {
      return parent;
    }
    List<JsonValue> items = new ArrayList<>();
    for (JsonValue item : array.items()) {
      items.add(item instanceof JsonObject object ? change.apply(object) : item);
    }
    return parent.with(name, new JsonArray(items));
  }

  private static JsonObject sorted(JsonObject parent, String name) {
    if (!(parent.get(name) instanceof JsonArray array)) {
      return parent;
    }
    List<JsonValue> items = new ArrayList<>(array.items());
    items.sort(Comparator.comparing(JsonValue::toString));
    return parent.with(name, new JsonArray(items));
  }

  /**
   * {@code object} without {@code name}, if that has the {@code value}, or any where it is null.
   */
  private static JsonObject without(JsonObject object, String name, @Nullable JsonValue value) {
    if (value != null && !value.equals(object.get(name))) {
      return object;
    }
    Map<String, JsonValue> members = new LinkedHashMap<>(object.members());
    members.remove(name);
    return new JsonObject(members);
  }
}
