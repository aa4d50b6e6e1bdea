package io.github.crd4j.cel.cost;

import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.CelType;
import org.jspecify.annotations.Nullable;

/**
 * An argument as the estimators of functions see it.
 *
 * @param path empty if it is no part of {@code self}
 * @param type its CEL type
 * @param expr null for the items of an argument
 * @param size what is known of its size, null if nothing
 */
record CostNode(Path path, CelType type, @Nullable CelExpr expr, @Nullable Size size) {

  Size sizeOrUnknown() {
    return size == null ? Size.UNKNOWN : size;
  }
}
