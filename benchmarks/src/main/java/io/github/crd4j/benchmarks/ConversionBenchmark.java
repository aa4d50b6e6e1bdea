package io.github.crd4j.benchmarks;

import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.conversion.MalformedReviewException;
import io.github.crd4j.conversion.ReviewHandler;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import tools.jackson.databind.json.JsonMapper;

/**
 * The speed of the conversion handler, beside that of Jackson reading the same bytes into a tree
 * and writing them again.
 */
public final class ConversionBenchmark {
  private static final int CALLS = 20_000;
  private static final int ROUNDS = 5;

  private ConversionBenchmark() {}

  private interface Work {
    byte[] on(byte[] review) throws MalformedReviewException;
  }

  /** Prints a table: one line per review and contestant. */
  public static void main(String[] args) throws IOException, MalformedReviewException {
    JsonMapper jackson = JsonMapper.shared();
    ReviewHandler handler = new ReviewHandler(Conversions.of(new DatabaseConversion()));
    System.out.printf(
        Locale.ROOT,
        "%-58s %12s %8s %8s %12s %14s%n",
        "one object per call, one thread",
        "objects/s",
        "p50 µs",
        "p99 µs",
        "bytes/call",
        "live heap kB");
    for (String review : List.of("read-v1-as-v1alpha1.json", "update-v1alpha1-kept-values.json")) {
      byte[] bytes = review(review);
      String size = " (" + bytes.length + " bytes)";
      measure(
          "Jackson, parse and write: " + review + size,
          bytes,
          body -> jackson.writeValueAsBytes(jackson.readTree(body)));
      measure("crd-conversion: " + review + size, bytes, handler::handle);
    }
  }

  private static void measure(String what, byte[] review, Work work)
      throws MalformedReviewException {
    long[] nanos = new long[CALLS];
    // The rounds before the last one warm up, and would show a heap that grows.
    long firstHeap = 0;
    long allocated = 0;
    long total = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long bytesBefore = allocated();
      long start = System.nanoTime();
      for (int i = 0; i < CALLS; i++) {
        long before = System.nanoTime();
        byte[] answer = work.on(review);
        nanos[i] = System.nanoTime() - before;
        if (answer.length == 0) {
          throw new IllegalStateException("no answer");
        }
      }
      total = System.nanoTime() - start;
      allocated = allocated() - bytesBefore;
      if (round == 0) {
        firstHeap = liveHeap();
      }
    }
    Arrays.sort(nanos);
    System.out.printf(
        Locale.ROOT,
        "%-58s %12.0f %8.1f %8.1f %12d %6d → %5d%n",
        what,
        CALLS * 1e9 / total,
        nanos[CALLS / 2] / 1e3,
        nanos[CALLS * 99 / 100] / 1e3,
        allocated / CALLS,
        firstHeap / 1024,
        liveHeap() / 1024);
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
        .getCurrentThreadAllocatedBytes();
  }

  private static long liveHeap() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static byte[] review(String name) throws IOException {
    try (InputStream file =
        Objects.requireNonNull(
            ConversionBenchmark.class.getResourceAsStream("/conversion/" + name))) {
      return file.readAllBytes();
    }
  }
}
