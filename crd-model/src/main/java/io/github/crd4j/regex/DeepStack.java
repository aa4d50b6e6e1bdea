package io.github.crd4j.regex;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs what needs more stack than the current thread may have. */
final class DeepStack {

  private DeepStack() {}

  /** The result of {@code work}, which has {@code bytes} of stack; what it throws is thrown. */
  static <T> T call(long bytes, Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(null, task, "crd4j-regex", bytes);
    thread.setDaemon(true);
    thread.start();
    boolean isInterrupted = false;
    try {
      while (true) {
        try {
          return task.get();
        } catch (InterruptedException e) {
          isInterrupted = true;
        } catch (ExecutionException e) {
          if (e.getCause() instanceof RuntimeException failure) {
            throw failure;
          }
          throw new IllegalStateException(e.getCause());
        }
      }
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
