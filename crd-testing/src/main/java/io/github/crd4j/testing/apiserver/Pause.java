package io.github.crd4j.testing.apiserver;

/** The pause between two looks at something that is to become true. */
final class Pause {
  private static final long MILLISECONDS = 20;

  private Pause() {}

  /**
   * @throws IllegalStateException if the thread is interrupted
   */
  static void between() {
    try {
      Thread.sleep(MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for the API server", e);
    }
  }
}
