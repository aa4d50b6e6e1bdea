package io.github.crd4j.integration.differential;

import java.util.List;
import java.util.SplittableRandom;

/** Chooses by chance, in the same way for the same seed. */
final class Dice {

  private final SplittableRandom random;

  Dice(long seed) {
    // Neighbouring seeds would begin alike.
    this.random = new SplittableRandom(new SplittableRandom(seed).nextLong());
  }

  /** A number from 0 to {@code bound - 1}. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** True in {@code percent} of 100 cases. */
  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
