package io.github.crd4j.cel.types;

import com.google.common.collect.ImmutableMap;
import dev.cel.common.types.CelType;
import dev.cel.common.types.ListType;
import dev.cel.common.types.MapType;
import dev.cel.common.types.SimpleType;
import dev.cel.common.types.StructType;
import dev.cel.common.types.StructTypeReference;
import io.github.crd4j.model.CelIdentifier;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The CEL type of one node of a schema, with the bounds of its values.
 *
 * <p>Follows {@code DeclType} in {@code k8s.io/apiserver/pkg/cel/types.go}. Every object node is a
 * type of its own: two objects with the same fields are different types, as on the server.
 */
public final class DeclType {

  // The parser takes these as tokens of their own wherever they stand.
  private static final Set<String> NEVER_PLAIN = Set.of("true", "false", "null", "in");

  private final CelType celType;
  private final @Nullable String structName;
  private final Map<String, DeclType> fields;
  private final @Nullable DeclType key;
  private final @Nullable DeclType element;
  private final long maxElements;
  private final long minSerializedSize;

  private DeclType(
      CelType celType,
      @Nullable String structName,
      Map<String, DeclType> fields,
      @Nullable DeclType key,
      @Nullable DeclType element,
      long maxElements,
      long minSerializedSize) {
    this.celType = celType;
    this.structName = structName;
    this.fields = Collections.unmodifiableMap(new TreeMap<>(fields));
    this.key = key;
    this.element = element;
    this.maxElements = maxElements;
    this.minSerializedSize = minSerializedSize;
  }

  static DeclType scalar(CelType type, long maxElements, long minSerializedSize) {
    return new DeclType(type, null, Map.of(), null, null, maxElements, minSerializedSize);
  }

  static DeclType list(DeclType items, long maxItems) {
    return new DeclType(
        ListType.create(items.celType), null, Map.of(), null, items, maxItems, EMPTY_SIZE);
  }

  static DeclType map(DeclType values, long maxProperties) {
    // Keys have no bound in any schema, and the server charges nothing for them.
    DeclType key = scalar(SimpleType.STRING, 0, EMPTY_SIZE);
    CelType type = MapType.create(SimpleType.STRING, values.celType);
    return new DeclType(type, null, Map.of(), key, values, maxProperties, EMPTY_SIZE);
  }

  static DeclType object(String structName, Map<String, DeclType> fields, long minSerializedSize) {
    CelType type = StructTypeReference.create(structName);
    return new DeclType(type, structName, fields, null, null, 0, minSerializedSize);
  }

  /** The bytes of {@code ""}, {@code []} and {@code {}}. */
  static final long EMPTY_SIZE = 2;

  public CelType celType() {
    return celType;
  }

  /** The unique name of an object type, else null. */
  public @Nullable String structName() {
    return structName;
  }

  /** The types of the fields of an object by CEL name, in alphabetical order. */
  public Map<String, DeclType> fields() {
    return fields;
  }

  /** The type of the keys of a map, else null. */
  public @Nullable DeclType key() {
    return key;
  }

  /** The type of the items of a list or the values of a map, else null. */
  public @Nullable DeclType element() {
    return element;
  }

  /**
   * The largest size that a value can have: bytes of a string, items of a list, entries of a map; 0
   * for everything else and for what the server never charges.
   */
  public long maxElements() {
    return maxElements;
  }

  /** The fewest bytes of JSON that a value takes. */
  public long minSerializedSize() {
    return minSerializedSize;
  }

  /**
   * This object type as the type checker wants it.
   *
   * @param plainKeywords whether fields named like reserved words may also be written plainly
   */
  StructType toStructType(boolean plainKeywords) {
    if (structName == null) {
      throw new IllegalStateException(celType.name() + " is not an object type");
    }
    ImmutableMap.Builder<String, CelType> visible = ImmutableMap.builder();
    fields.forEach(
        (name, type) -> {
          visible.put(name, type.celType);
          String word = plainKeywords ? plainKeyword(name) : null;
          if (word != null) {
            visible.put(word, type.celType);
          }
        });
    ImmutableMap<String, CelType> types = visible.buildOrThrow();
    return StructType.create(
        structName, types.keySet(), name -> Optional.ofNullable(types.get(name)));
  }

  /**
   * The reserved word that the field {@code escaped} is named after, if rules may also write it
   * plainly; else null.
   */
  private static @Nullable String plainKeyword(String escaped) {
    if (escaped.length() <= 4 || !escaped.startsWith("__") || !escaped.endsWith("__")) {
      return null;
    }
    String word = escaped.substring(2, escaped.length() - 2);
    return escaped.equals(CelIdentifier.of(word)) && !NEVER_PLAIN.contains(word) ? word : null;
  }
}
