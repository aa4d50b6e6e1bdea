package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.cost.Uint64;
import io.github.crd4j.cel.types.CelTypes;
import io.github.crd4j.cel.types.DeclType;
import io.github.crd4j.model.Schema;
import org.jspecify.annotations.Nullable;

/** How often a node of a schema may occur in one object. */
final class Cardinality {

  private Cardinality() {}

  /** How many children a value of {@code schema} may have of each kind, or null if unbounded. */
  static @Nullable Long of(Schema schema) {
    if (schema.isType("array")) {
      return bound(schema.maxItems());
    }
    if (schema.isType("object") && schema.additionalProperties() != null) {
      return bound(schema.maxProperties());
    }
    return 1L;
  }

  private static @Nullable Long bound(@Nullable Long limit) {
    return limit == null ? null : (Long) Math.max(0, limit);
  }

  /** The product, where no cost means no cost however often. */
  static long multiply(long cost, long times) {
    return cost == 0 ? 0 : Uint64.multiply(cost, times);
  }

  /** How often values of {@code type} fit into the largest request. */
  static long mostInRequest(DeclType type) {
    return CelTypes.MAX_REQUEST_SIZE / (type.minSerializedSize() + 1);
  }
}
