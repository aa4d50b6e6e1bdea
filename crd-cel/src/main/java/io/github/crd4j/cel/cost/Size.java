package io.github.crd4j.cel.cost;

/**
 * How large a string, list or map may be.
 *
 * <p>Follows {@code SizeEstimate} in {@code github.com/google/cel-go/checker/cost.go}.
 *
 * @param min unsigned
 * @param max unsigned; {@link Uint64#MAX} if nothing is known
 */
record Size(long min, long max) {

  static final Size UNKNOWN = new Size(0, Uint64.MAX);
  static final Size ONE = fixed(1);

  static Size fixed(long size) {
    return new Size(size, size);
  }

  static Size upTo(long max) {
    return new Size(0, max);
  }

  Size plus(Size other) {
    return new Size(Uint64.add(min, other.min), Uint64.add(max, other.max));
  }

  Size times(Size other) {
    return new Size(Uint64.multiply(min, other.min), Uint64.multiply(max, other.max));
  }

  Size union(Size other) {
    return new Size(Uint64.min(min, other.min), Uint64.max(max, other.max));
  }

  /** What it costs to go through all of it at {@code factor} per element. */
  long cost(double factor) {
    return Uint64.multiply(max, factor);
  }
}
