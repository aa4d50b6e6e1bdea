package io.github.crd4j.plan;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A node of the schema of one version, and where it is.
 *
 * @param version the name of the version
 * @param schema what is said there
 * @param path where its values are
 * @param field where it stands in the CRD
 */
record SchemaPlace(String version, Schema schema, PlanPath path, FieldPath field) {

  /** What the API server itself knows of every resource. */
  private static final Set<String> SERVER_OWNED = Set.of("apiVersion", "kind", "metadata");

  /** The kinds of JSON that a schema can ask for. */
  enum Kind {
    OBJECT,
    MAP,
    LIST,
    STRING,
    INTEGER,
    NUMBER,
    BOOLEAN,
    INT_OR_STRING,
    /** Anything, kept as it is. */
    FREE;

    boolean isScalar() {
      return this != OBJECT && this != MAP && this != LIST && this != FREE;
    }
  }

  static @Nullable SchemaPlace root(Crd crd, int index) {
    CrdVersion version = crd.versions().get(index);
    Schema schema = version.schema();
    return schema == null
        ? null
        : new SchemaPlace(version.name(), schema, PlanPath.ROOT, Crd.schemaPath(index));
  }

  Kind kind() {
    if (schema.isIntOrString()) {
      return Kind.INT_OR_STRING;
    }
    String type = schema.type();
    if (type == null) {
      return Kind.FREE;
    }
    return switch (type) {
      case "array" -> Kind.LIST;
      case "string" -> Kind.STRING;
      case "integer" -> Kind.INTEGER;
      case "number" -> Kind.NUMBER;
      case "boolean" -> Kind.BOOLEAN;
      default -> kindOfObject();
    };
  }

  private Kind kindOfObject() {
    SchemaOrBool additional = schema.additionalProperties();
    if (additional != null && additional.schema() != null) {
      return Kind.MAP;
    }
    boolean open = additional != null || schema.preservesUnknownFields();
    return open && schema.properties().isEmpty() ? Kind.FREE : Kind.OBJECT;
  }

  /** Names of the properties that are converted, in alphabetical order. */
  List<String> names() {
    return schema.properties().keySet().stream()
        .filter(name -> !path.isRoot() || !SERVER_OWNED.contains(name))
        .toList();
  }

  /** The property {@code name}, or null if there is none. */
  @Nullable SchemaPlace property(String name) {
    Schema property = names().contains(name) ? schema.properties().get(name) : null;
    return property == null
        ? null
        : new SchemaPlace(
            version, property, path.property(name), field.field("properties").key(name));
  }

  /** The items of a list or values of a map, or null if it is neither. */
  @Nullable SchemaPlace elements() {
    Schema items = schema.items();
    if (items != null) {
      return new SchemaPlace(version, items, path.elements(), field.field("items"));
    }
    SchemaOrBool additional = schema.additionalProperties();
    Schema values = additional == null ? null : additional.schema();
    return values == null
        ? null
        : new SchemaPlace(version, values, path.elements(), field.field("additionalProperties"));
  }

  /** The item with the keys of {@code item}, or null if this is no list with these keys. */
  private @Nullable SchemaPlace item(PlanPath.Item item) {
    SchemaPlace elements = elements();
    boolean fits = isListMap() && item.keys().keySet().equals(Set.copyOf(schema.listMapKeys()));
    return elements == null || !fits
        ? null
        : new SchemaPlace(
            version, elements.schema, path.then(new PlanPath(List.of(item))), elements.field);
  }

  boolean isListMap() {
    return "map".equals(schema.get(Keyword.LIST_TYPE));
  }

  /** What {@code step} leads to, or null if nothing. */
  @Nullable SchemaPlace step(PlanPath.Step step) {
    if (step instanceof PlanPath.Property property) {
      return property(property.name());
    }
    return step instanceof PlanPath.Item item ? item(item) : elements();
  }

  /** The property of which this is the schema, as a message names it. */
  String name() {
    return "'" + path + "'";
  }
}
