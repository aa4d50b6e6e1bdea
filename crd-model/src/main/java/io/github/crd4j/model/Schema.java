package io.github.crd4j.model;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A schema as it stands in a CRD: a value for each keyword that is given.
 *
 * <p>Immutable. Keywords whose value the API server's encoding leaves out (empty texts, lists and
 * maps, false flags) are never held, so that equal schemas are equal values.
 */
public final class Schema {

  public static final Schema EMPTY = new Schema(new @Nullable Object[Keyword.all().size()]);

  /** The value of each keyword at its index; null where it is not given. */
  private final @Nullable Object[] values;

  private final long keywordBits;

  /** What was made of it once; two threads may both make it, and it is the same. */
  private @Nullable JsonObject json;

  private Schema(@Nullable Object[] values) {
    this.values = values;
    long bits = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] != null) {
        bits |= 1L << i;
      }
    }
    this.keywordBits = bits;
  }

  public static Builder builder() {
    return new Builder(new @Nullable Object[Keyword.all().size()]);
  }

  /** A schema that says nothing but its {@code type}. */
  public static Schema ofType(String type) {
    return builder().set(Keyword.TYPE, type).build();
  }

  public Builder toBuilder() {
    return new Builder(values.clone());
  }

  /** This schema with {@code keyword} set to {@code value}. */
  public <T> Schema with(Keyword<T> keyword, T value) {
    return toBuilder().set(keyword, value).build();
  }

  /** This schema with {@code property} as its property {@code name}. */
  public Schema withProperty(String name, Schema property) {
    Map<String, Schema> properties = new TreeMap<>(properties());
    properties.put(name, property);
    return with(Keyword.PROPERTIES, properties);
  }

  /** This schema with {@code items} for all items of the list. */
  public Schema withItems(Schema items) {
    return with(Keyword.ITEMS, SchemaOrList.of(items));
  }

  /** This schema with {@code values} for all values of the map. */
  public Schema withValues(Schema values) {
    return with(Keyword.ADDITIONAL_PROPERTIES, SchemaOrBool.of(values));
  }

  /** The value of {@code keyword}, or null if it is not given. */
  @SuppressWarnings("unchecked") // set(Keyword<T>, T) is the only way in
  public <T> @Nullable T get(Keyword<T> keyword) {
    return (T) values[keyword.index()];
  }

  public boolean has(Keyword<?> keyword) {
    return values[keyword.index()] != null;
  }

  /** The {@linkplain Keyword#bit() bits} of the keywords that are given. */
  public long keywordBits() {
    return keywordBits;
  }

  /** The keywords that are given, in alphabetical order. */
  public List<Keyword<?>> keywords() {
    List<Keyword<?>> given = new ArrayList<>(Long.bitCount(keywordBits));
    for (Keyword<?> keyword : Keyword.all()) {
      if (has(keyword)) {
        given.add(keyword);
      }
    }
    return given;
  }

  public @Nullable String type() {
    return get(Keyword.TYPE);
  }

  public boolean isType(String type) {
    return type.equals(type());
  }

  public @Nullable String format() {
    return get(Keyword.FORMAT);
  }

  public @Nullable String description() {
    return get(Keyword.DESCRIPTION);
  }

  public @Nullable String pattern() {
    return get(Keyword.PATTERN);
  }

  public @Nullable JsonValue defaultValue() {
    return get(Keyword.DEFAULT);
  }

  /** The values of {@code enum}, none if it is not given. */
  public List<JsonValue> enumValues() {
    JsonArray values = get(Keyword.ENUM);
    return values == null ? List.of() : values.items();
  }

  public @Nullable JsonNumber minimum() {
    return get(Keyword.MINIMUM);
  }

  public @Nullable JsonNumber maximum() {
    return get(Keyword.MAXIMUM);
  }

  public @Nullable JsonNumber multipleOf() {
    return get(Keyword.MULTIPLE_OF);
  }

  public @Nullable Long minLength() {
    return get(Keyword.MIN_LENGTH);
  }

  public @Nullable Long maxLength() {
    return get(Keyword.MAX_LENGTH);
  }

  public @Nullable Long minItems() {
    return get(Keyword.MIN_ITEMS);
  }

  public @Nullable Long maxItems() {
    return get(Keyword.MAX_ITEMS);
  }

  public @Nullable Long minProperties() {
    return get(Keyword.MIN_PROPERTIES);
  }

  public @Nullable Long maxProperties() {
    return get(Keyword.MAX_PROPERTIES);
  }

  /** Schemas of the known properties by name, in alphabetical order. */
  public Map<String, Schema> properties() {
    Map<String, Schema> properties = get(Keyword.PROPERTIES);
    return properties == null ? Map.of() : properties;
  }

  public List<String> required() {
    return listOf(Keyword.REQUIRED);
  }

  /** The schema of all items, or null if there is none or, wrongly, a list of them. */
  public @Nullable Schema items() {
    SchemaOrList items = get(Keyword.ITEMS);
    return items == null ? null : items.schema();
  }

  public @Nullable SchemaOrBool additionalProperties() {
    return get(Keyword.ADDITIONAL_PROPERTIES);
  }

  public List<Schema> allOf() {
    return listOf(Keyword.ALL_OF);
  }

  public List<Schema> anyOf() {
    return listOf(Keyword.ANY_OF);
  }

  public List<Schema> oneOf() {
    return listOf(Keyword.ONE_OF);
  }

  public @Nullable Schema not() {
    return get(Keyword.NOT);
  }

  public boolean isNullable() {
    return isSet(Keyword.NULLABLE);
  }

  public boolean isIntOrString() {
    return isSet(Keyword.INT_OR_STRING);
  }

  public boolean isEmbeddedResource() {
    return isSet(Keyword.EMBEDDED_RESOURCE);
  }

  public boolean preservesUnknownFields() {
    return isSet(Keyword.PRESERVE_UNKNOWN_FIELDS);
  }

  public @Nullable String listType() {
    return get(Keyword.LIST_TYPE);
  }

  public List<String> listMapKeys() {
    return listOf(Keyword.LIST_MAP_KEYS);
  }

  public @Nullable String mapType() {
    return get(Keyword.MAP_TYPE);
  }

  public List<ValidationRule> validations() {
    return listOf(Keyword.VALIDATIONS);
  }

  /**
   * Calls {@code action} with each schema directly below this one, logical branches included, and
   * its path.
   */
  public void forEachChild(FieldPath path, BiConsumer<FieldPath, Schema> action) {
    properties()
        .forEach((name, schema) -> action.accept(path.field("properties").key(name), schema));
    SchemaOrBool additional = additionalProperties();
    if (additional != null && additional.schema() != null) {
      action.accept(path.field("additionalProperties"), additional.schema());
    }
    SchemaOrList items = get(Keyword.ITEMS);
    if (items != null) {
      if (items.schema() != null) {
        action.accept(path.field("items"), items.schema());
      }
      forEach(path.field("items"), items.list(), action);
    }
    forEach(path.field("allOf"), allOf(), action);
    forEach(path.field("anyOf"), anyOf(), action);
    forEach(path.field("oneOf"), oneOf(), action);
    Schema not = not();
    if (not != null) {
      action.accept(path.field("not"), not);
    }
  }

  private static void forEach(
      FieldPath path, List<Schema> schemas, BiConsumer<FieldPath, Schema> action) {
    for (int i = 0; i < schemas.size(); i++) {
      action.accept(path.index(i), schemas.get(i));
    }
  }

  private boolean isSet(Keyword<Boolean> keyword) {
    return Boolean.TRUE.equals(get(keyword));
  }

  private <E> List<E> listOf(Keyword<List<E>> keyword) {
    List<E> list = get(keyword);
    return list == null ? List.of() : list;
  }

  /** This schema as JSON, keywords in alphabetical order. */
  public JsonObject toJson() {
    JsonObject made = json;
    if (made == null) {
      made = SchemaJson.write(this);
      json = made;
    }
    return made;
  }

  /** The schema that {@code json} holds; what does not fit is reported to {@code problems}. */
  public static Schema fromJson(JsonValue json, FieldPath path, DecodeProblems problems) {
    Schema schema = SchemaJson.read(json, new Decoding(path, problems));
    return schema == null ? EMPTY : schema;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Schema schema && Arrays.equals(values, schema.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return toJson().toString();
  }

  /** Collects keywords. May be used on after {@link #build()}. */
  public static final class Builder {

    private final @Nullable Object[] values;

    private Builder(@Nullable Object[] values) {
      this.values = values;
    }

    /** Sets {@code keyword}, or removes it if {@code value} is one that the encoding leaves out. */
    public <T> Builder set(Keyword<T> keyword, T value) {
      if (keyword.shape().isAbsent(value)) {
        values[keyword.index()] = null;
      } else {
        values[keyword.index()] = keyword.shape().frozen(value);
      }
      return this;
    }

    public Builder remove(Keyword<?> keyword) {
      values[keyword.index()] = null;
      return this;
    }

    /** The value of {@code keyword} so far, or null. */
    @SuppressWarnings("unchecked") // set(Keyword<T>, T) is the only way in
    public <T> @Nullable T get(Keyword<T> keyword) {
      return (T) values[keyword.index()];
    }

    public Schema build() {
      return new Schema(values.clone());
    }
  }
}
