package io.github.crd4j.testing.objects;

import java.util.List;
import java.util.Random;

/**
 * The dice of one object.
 *
 * <p>How many optional fields there are is thrown once for each object, so that nearly empty and
 * nearly full ones are as frequent as those between.
 */
final class Chance {

  private static final double[] FULLNESS = {0.15, 0.5, 0.85};

  private final Random random;
  private final double fullness;

  Chance(Random random) {
    this.random = random;
    this.fullness = FULLNESS[random.nextInt(FULLNESS.length)];
  }

  Random random() {
    return random;
  }

  /** Whether an optional field at this depth is there. */
  boolean isPresent(int depth) {
    return random.nextDouble() < (depth > 12 ? 0.05 : fullness);
  }

  boolean oneIn(int count) {
    return random.nextInt(count) == 0;
  }

  <T> T oneOf(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  /** A size within bounds, mostly small. */
  int size(long min, long max, int usual) {
    long most = Math.max(min, Math.min(max, min + usual));
    return (int) (min + random.nextInt((int) (most - min) + 1));
  }
}
