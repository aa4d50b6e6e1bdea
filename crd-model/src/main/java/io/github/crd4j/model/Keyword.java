package io.github.crd4j.model;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonValue;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One keyword of a CRD's schema, with the type of its value: the fields of {@code JSONSchemaProps}
 * ({@code k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1/types_jsonschema.go}).
 *
 * <p>This list is the only place that knows which keywords there are. Reading, writing, comparing
 * and merging schemas follow from it.
 */
public final class Keyword<T> implements Comparable<Keyword<?>> {

  private static final Map<String, Keyword<?>> BY_NAME = new TreeMap<>();

  public static final Keyword<SchemaOrBool> ADDITIONAL_PROPERTIES =
      new Keyword<>("additionalProperties", KeywordShape.SCHEMA_OR_BOOL);
  public static final Keyword<List<Schema>> ALL_OF =
      new Keyword<>("allOf", KeywordShape.SCHEMA_LIST);
  public static final Keyword<List<Schema>> ANY_OF =
      new Keyword<>("anyOf", KeywordShape.SCHEMA_LIST);
  public static final Keyword<JsonValue> DEFAULT = new Keyword<>("default", KeywordShape.JSON);
  public static final Keyword<String> DESCRIPTION =
      new Keyword<>("description", KeywordShape.STRING);
  public static final Keyword<JsonArray> ENUM = new Keyword<>("enum", KeywordShape.JSON_LIST);
  public static final Keyword<JsonValue> EXAMPLE = new Keyword<>("example", KeywordShape.JSON);
  public static final Keyword<Boolean> EXCLUSIVE_MAXIMUM =
      new Keyword<>("exclusiveMaximum", KeywordShape.FLAG);
  public static final Keyword<Boolean> EXCLUSIVE_MINIMUM =
      new Keyword<>("exclusiveMinimum", KeywordShape.FLAG);
  public static final Keyword<ExternalDocs> EXTERNAL_DOCS =
      new Keyword<>("externalDocs", KeywordShape.EXTERNAL_DOCS);
  public static final Keyword<String> FORMAT = new Keyword<>("format", KeywordShape.STRING);
  public static final Keyword<SchemaOrList> ITEMS =
      new Keyword<>("items", KeywordShape.SCHEMA_OR_LIST);
  public static final Keyword<JsonNumber> MAXIMUM = new Keyword<>("maximum", KeywordShape.NUMBER);
  public static final Keyword<Long> MAX_ITEMS = new Keyword<>("maxItems", KeywordShape.INTEGER);
  public static final Keyword<Long> MAX_LENGTH = new Keyword<>("maxLength", KeywordShape.INTEGER);
  public static final Keyword<Long> MAX_PROPERTIES =
      new Keyword<>("maxProperties", KeywordShape.INTEGER);
  public static final Keyword<JsonNumber> MINIMUM = new Keyword<>("minimum", KeywordShape.NUMBER);
  public static final Keyword<Long> MIN_ITEMS = new Keyword<>("minItems", KeywordShape.INTEGER);
  public static final Keyword<Long> MIN_LENGTH = new Keyword<>("minLength", KeywordShape.INTEGER);
  public static final Keyword<Long> MIN_PROPERTIES =
      new Keyword<>("minProperties", KeywordShape.INTEGER);
  public static final Keyword<JsonNumber> MULTIPLE_OF =
      new Keyword<>("multipleOf", KeywordShape.NUMBER);
  public static final Keyword<Schema> NOT = new Keyword<>("not", KeywordShape.SCHEMA);
  public static final Keyword<Boolean> NULLABLE = new Keyword<>("nullable", KeywordShape.FLAG);
  public static final Keyword<List<Schema>> ONE_OF =
      new Keyword<>("oneOf", KeywordShape.SCHEMA_LIST);
  public static final Keyword<String> PATTERN = new Keyword<>("pattern", KeywordShape.STRING);
  public static final Keyword<Map<String, Schema>> PROPERTIES =
      new Keyword<>("properties", KeywordShape.SCHEMA_MAP);
  public static final Keyword<List<String>> REQUIRED =
      new Keyword<>("required", KeywordShape.STRING_LIST);
  public static final Keyword<String> TITLE = new Keyword<>("title", KeywordShape.STRING);
  public static final Keyword<String> TYPE = new Keyword<>("type", KeywordShape.STRING);
  public static final Keyword<Boolean> UNIQUE_ITEMS =
      new Keyword<>("uniqueItems", KeywordShape.FLAG);

  public static final Keyword<Boolean> EMBEDDED_RESOURCE =
      new Keyword<>("x-kubernetes-embedded-resource", KeywordShape.FLAG);
  public static final Keyword<Boolean> INT_OR_STRING =
      new Keyword<>("x-kubernetes-int-or-string", KeywordShape.FLAG);
  public static final Keyword<List<String>> LIST_MAP_KEYS =
      new Keyword<>("x-kubernetes-list-map-keys", KeywordShape.STRING_LIST);
  public static final Keyword<String> LIST_TYPE =
      new Keyword<>("x-kubernetes-list-type", KeywordShape.OPTIONAL_STRING);
  public static final Keyword<String> MAP_TYPE =
      new Keyword<>("x-kubernetes-map-type", KeywordShape.OPTIONAL_STRING);

  /** Unlike other flags, {@code false} differs from absent here: the API server refuses it. */
  public static final Keyword<Boolean> PRESERVE_UNKNOWN_FIELDS =
      new Keyword<>("x-kubernetes-preserve-unknown-fields", KeywordShape.BOOLEAN);

  public static final Keyword<List<ValidationRule>> VALIDATIONS =
      new Keyword<>("x-kubernetes-validations", KeywordShape.VALIDATION_RULES);

  // Fields that exist only to be refused; their values are kept as they are.
  public static final Keyword<String> ID = new Keyword<>("id", KeywordShape.STRING);
  public static final Keyword<String> SCHEMA_URI = new Keyword<>("$schema", KeywordShape.STRING);
  public static final Keyword<String> REF = new Keyword<>("$ref", KeywordShape.OPTIONAL_STRING);
  public static final Keyword<JsonValue> ADDITIONAL_ITEMS =
      new Keyword<>("additionalItems", KeywordShape.JSON);
  public static final Keyword<JsonValue> DEFINITIONS =
      new Keyword<>("definitions", KeywordShape.JSON);
  public static final Keyword<JsonValue> DEPENDENCIES =
      new Keyword<>("dependencies", KeywordShape.JSON);
  public static final Keyword<JsonValue> PATTERN_PROPERTIES =
      new Keyword<>("patternProperties", KeywordShape.JSON);

  /** All of them, in alphabetical order. */
  private static final List<Keyword<?>> ALL = List.copyOf(BY_NAME.values());

  private final String name;
  private final KeywordShape<T> shape;
  private final int index;

  private Keyword(String name, KeywordShape<T> shape) {
    this.name = name;
    this.shape = shape;
    this.index = BY_NAME.size();
    BY_NAME.put(name, this);
  }

  static List<Keyword<?>> all() {
    return ALL;
  }

  /** A number of its own for each keyword, from 0 on. */
  int index() {
    return index;
  }

  /** A bit of its own for each keyword, for sets of them. */
  public long bit() {
    return 1L << index;
  }

  /** The keyword as it is spelled in a schema. */
  public String keyword() {
    return name;
  }

  /** The keyword spelled {@code name}, or null if the API server knows none. */
  public static @Nullable Keyword<?> named(String name) {
    return BY_NAME.get(name);
  }

  /** Every keyword's spelling, in alphabetical order. */
  static Collection<String> names() {
    return Collections.unmodifiableSet(BY_NAME.keySet());
  }

  KeywordShape<T> shape() {
    return shape;
  }

  @Override
  public int compareTo(Keyword<?> other) {
    return name.compareTo(other.name);
  }

  @Override
  public String toString() {
    return name;
  }
}
