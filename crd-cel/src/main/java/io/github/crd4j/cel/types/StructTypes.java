package io.github.crd4j.cel.types;

import dev.cel.common.types.StructType;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The object types of one version of a CRD, by the unique names that they get here. */
public final class StructTypes {

  private final Map<String, DeclType> byName = new HashMap<>();
  private final Map<String, StructType> plain = new HashMap<>();
  private final Map<String, StructType> escaped = new HashMap<>();

  /** A new object type. Its name is no identifier, so that no rule can mention it. */
  DeclType create(Map<String, DeclType> fields, long minSerializedSize) {
    String name = "#" + byName.size();
    DeclType type = DeclType.object(name, fields, minSerializedSize);
    byName.put(name, type);
    return type;
  }

  public @Nullable DeclType find(String name) {
    return byName.get(name);
  }

  /** The type called {@code name} as the type checker wants it, or null. */
  public @Nullable StructType findStructType(String name, boolean plainKeywords) {
    DeclType type = byName.get(name);
    return type == null
        ? null
        : (plainKeywords ? plain : escaped)
            .computeIfAbsent(name, n -> type.toStructType(plainKeywords));
  }
}
