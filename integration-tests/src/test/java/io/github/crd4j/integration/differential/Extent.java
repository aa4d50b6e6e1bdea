package io.github.crd4j.integration.differential;

/**
 * How much is generated: a part that is small enough for every build, or all.
 *
 * <p>{@code -Ddifferential=full} asks for all; {@code -Ddifferential.seed=N} for other inputs.
 */
final class Extent {

  private static final long DEFAULT_SEED = 20_261_130;

  private Extent() {}

  static int of(int part, int full) {
    return "full".equals(System.getProperty("differential")) ? full : part;
  }

  static long seed() {
    return Long.getLong("differential.seed", DEFAULT_SEED);
  }
}
