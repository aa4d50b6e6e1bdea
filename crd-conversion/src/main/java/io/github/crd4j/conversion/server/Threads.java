package io.github.crd4j.conversion.server;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** Threads for calls: virtual where the JDK has them (21 and later). */
final class Threads {
  private Threads() {}

  static ExecutorService perCall() {
    try {
      return (ExecutorService)
          Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (ReflectiveOperationException | UnsupportedOperationException e) {
      return Executors.newCachedThreadPool(daemon("conversion"));
    }
  }

  static ThreadFactory daemon(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }
}
