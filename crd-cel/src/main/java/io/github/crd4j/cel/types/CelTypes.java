package io.github.crd4j.cel.types;

import dev.cel.common.types.SimpleType;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes CEL types from schemas exactly as the server does.
 *
 * <p>Transliterated from {@code SchemaDeclType} in {@code
 * k8s.io/apiserver/pkg/cel/common/schemas.go} and {@code WithTypeAndObjectMeta} in {@code
 * k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel/model/schemas.go}.
 */
public final class CelTypes {

  /** The largest request that the server takes, in bytes: no value can be larger. */
  public static final long MAX_REQUEST_SIZE = 3 * 1024 * 1024;

  private static final long MAX_STRING = MAX_REQUEST_SIZE - 2;
  private static final long MAX_DATE = 12;
  private static final long MAX_DATE_TIME = 32;
  private static final long MIN_DATE_TIME = 21;
  private static final long MAX_DURATION = 32;
  private static final long MIN_DURATION = 3;
  private static final long BYTES_PER_CODE_POINT = 4;

  private static final DeclType BOOLEAN = DeclType.scalar(SimpleType.BOOL, 0, 4);
  private static final DeclType INTEGER = DeclType.scalar(SimpleType.INT, 0, 1);
  private static final DeclType NUMBER = DeclType.scalar(SimpleType.DOUBLE, 0, 1);
  private static final DeclType DATE = DeclType.scalar(SimpleType.TIMESTAMP, MAX_DATE, MAX_DATE);
  private static final DeclType DATE_TIME =
      DeclType.scalar(SimpleType.TIMESTAMP, MAX_DATE_TIME, MIN_DATE_TIME);
  private static final DeclType DURATION =
      DeclType.scalar(SimpleType.DURATION, MAX_DURATION, MIN_DURATION);

  private final KubernetesVersion version;
  private final StructTypes structs;

  /**
   * @param version the server whose sizes to use
   * @param structs where the object types are registered
   */
  public CelTypes(KubernetesVersion version, StructTypes structs) {
    this.version = version;
    this.structs = structs;
  }

  /**
   * The type of {@code schema}, or null if rules cannot see values of it.
   *
   * @param resourceRoot whether it is the schema of a whole resource, embedded or not, of which
   *     rules always see apiVersion, kind and the name
   */
  public @Nullable DeclType of(Schema schema, boolean resourceRoot) {
    if (schema.isIntOrString()) {
      Long maxLength = version.isAtLeast(34) ? schema.maxLength() : null;
      return DeclType.scalar(
          SimpleType.DYN, maxLength == null ? MAX_STRING : inBytes(maxLength), 1);
    }
    Schema seen = resourceRoot ? ResourceRoot.withTypeAndObjectMeta(schema, version) : schema;
    String type = seen.type();
    return switch (type == null ? "" : type) {
      case "array" -> list(seen);
      case "object" -> object(seen);
      case "string" -> string(seen);
      case "boolean" -> BOOLEAN;
      case "integer" -> INTEGER;
      case "number" -> NUMBER;
      default -> null;
    };
  }

  private @Nullable DeclType ofChild(Schema child) {
    return of(child, child.isEmbeddedResource());
  }

  private @Nullable DeclType list(Schema schema) {
    Schema items = schema.items();
    DeclType itemType = items == null ? null : ofChild(items);
    if (itemType == null) {
      return null;
    }
    Long maxItems = schema.maxItems();
    return DeclType.list(
        itemType,
        maxItems != null
            ? Math.max(0, maxItems)
            : (MAX_REQUEST_SIZE - 2) / (itemType.minSerializedSize() + 1));
  }

  private @Nullable DeclType object(Schema schema) {
    SchemaOrBool additional = schema.additionalProperties();
    Schema values = additional == null ? null : additional.schema();
    return values == null ? struct(schema) : map(schema, values);
  }

  private @Nullable DeclType map(Schema schema, Schema values) {
    DeclType valueType = ofChild(values);
    if (valueType == null) {
      return null;
    }
    Long maxProperties = schema.maxProperties();
    // Around the value stand at least the quotes of the key, a colon and a comma.
    return DeclType.map(
        valueType,
        maxProperties != null
            ? Math.max(0, maxProperties)
            : (MAX_REQUEST_SIZE - 2) / (valueType.minSerializedSize() + 6));
  }

  private DeclType struct(Schema schema) {
    Set<String> required = new HashSet<>(schema.required());
    Map<String, DeclType> fields = new TreeMap<>();
    long minSize = DeclType.EMPTY_SIZE;
    for (Map.Entry<String, Schema> property : schema.properties().entrySet()) {
      String name = property.getKey();
      DeclType type = ofChild(property.getValue());
      if (type == null) {
        continue;
      }
      String escaped = CelIdentifier.of(name);
      if (escaped != null) {
        fields.put(escaped, type);
      }
      if (required.contains(name) && !hasDefault(property.getValue())) {
        minSize += utf8Length(name) + type.minSerializedSize() + 4;
      }
    }
    return structs.create(fields, minSize);
  }

  private static boolean hasDefault(Schema schema) {
    JsonValue value = schema.defaultValue();
    return value != null && value != JsonNull.NULL;
  }

  private static DeclType string(Schema schema) {
    Long maxLength = schema.maxLength();
    String format = schema.format();
    return switch (format == null ? "" : format) {
      case "byte" ->
          DeclType.scalar(
              SimpleType.BYTES,
              maxLength == null ? MAX_STRING : Math.max(0, maxLength),
              DeclType.EMPTY_SIZE);
      case "duration" -> DURATION;
      case "date" -> DATE;
      case "date-time" -> DATE_TIME;
      default ->
          DeclType.scalar(
              SimpleType.STRING,
              maxLength != null ? inBytes(maxLength) : longestValue(schema),
              DeclType.EMPTY_SIZE);
    };
  }

  private static long longestValue(Schema schema) {
    if (schema.enumValues().isEmpty()) {
      return MAX_STRING;
    }
    long longest = 0;
    for (JsonValue value : schema.enumValues()) {
      if (value instanceof JsonString string) {
        longest = Math.max(longest, utf8Length(string.value()));
      }
    }
    return longest;
  }

  /** A length in code points as bytes; wraps as the server's does for absurd lengths. */
  private static long inBytes(long maxLength) {
    return Math.max(0, maxLength) * BYTES_PER_CODE_POINT;
  }

  private static long utf8Length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
