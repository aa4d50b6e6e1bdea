package io.github.crd4j.cel.cost;

import org.jspecify.annotations.Nullable;

/**
 * What a call costs beside its arguments.
 *
 * @param cost unsigned
 * @param resultSize null if the size of the result is unknown or does not matter
 */
record CallCost(long cost, @Nullable Size resultSize) {

  static CallCost of(long cost) {
    return new CallCost(cost, null);
  }
}
