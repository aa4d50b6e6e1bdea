package io.github.crd4j.integration;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for what the server does in its own time, 30 seconds at most. */
public final class Eventually {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private Eventually() {}

  public static void holds(BooleanSupplier condition) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > deadline) {
        throw new AssertionError("not after " + PATIENCE.toSeconds() + " seconds");
      }
      pause(50);
    }
  }

  public static void pause(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
