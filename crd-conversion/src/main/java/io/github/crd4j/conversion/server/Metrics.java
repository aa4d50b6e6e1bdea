package io.github.crd4j.conversion.server;

import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** What the server counts, in Prometheus' text format. */
final class Metrics {
  /** Upper bounds of the histogram, in milliseconds. */
  private static final int[] BOUNDS = {1, 2, 5, 10, 25, 50, 100, 500, 1000, 10_000};

  private final Map<Integer, LongAdder> requests = new ConcurrentSkipListMap<>();
  private final LongAdder converted = new LongAdder();
  private final LongAdder refused = new LongAdder();
  private final LongAdder objects = new LongAdder();
  private final LongAdder reloads = new LongAdder();
  private final LongAdder[] buckets = new LongAdder[BOUNDS.length + 1];
  private final LongAdder nanoseconds = new LongAdder();
  private final AtomicInteger running = new AtomicInteger();

  Metrics() {
    for (int i = 0; i < buckets.length; i++) {
      buckets[i] = new LongAdder();
    }
  }

  void request(int statusCode) {
    requests.computeIfAbsent(statusCode, code -> new LongAdder()).increment();
  }

  void review(boolean success, int count, long nanos) {
    (success ? converted : refused).increment();
    objects.add(count);
    nanoseconds.add(nanos);
    int bucket = 0;
    while (bucket < BOUNDS.length && nanos > BOUNDS[bucket] * 1_000_000L) {
      bucket++;
    }
    buckets[bucket].increment();
  }

  void certificateReloaded() {
    reloads.increment();
  }

  /** Reviews under way. */
  AtomicInteger running() {
    return running;
  }

  String text(Instant certificateEnd) {
    StringBuilder text = new StringBuilder();
    header(text, "requests_total", "counter", "HTTP requests by status code.");
    new TreeMap<>(requests)
        .forEach((code, count) -> line(text, "requests_total{code=\"" + code + "\"}", count.sum()));
    header(text, "reviews_total", "counter", "Conversion reviews by result.");
    line(text, "reviews_total{result=\"success\"}", converted.sum());
    line(text, "reviews_total{result=\"failure\"}", refused.sum());
    header(text, "objects_total", "counter", "Converted objects.");
    line(text, "objects_total", objects.sum());
    header(text, "review_duration_seconds", "histogram", "Time to convert a review.");
    long sum = 0;
    for (int i = 0; i < BOUNDS.length; i++) {
      sum += buckets[i].sum();
      line(text, "review_duration_seconds_bucket{le=\"" + BOUNDS[i] / 1000.0 + "\"}", sum);
    }
    sum += buckets[BOUNDS.length].sum();
    line(text, "review_duration_seconds_bucket{le=\"+Inf\"}", sum);
    line(text, "review_duration_seconds_sum", nanoseconds.sum() / 1e9);
    line(text, "review_duration_seconds_count", sum);
    header(text, "reviews_running", "gauge", "Reviews that are being converted.");
    line(text, "reviews_running", running.get());
    header(text, "certificate_reloads_total", "counter", "New certificates taken from the files.");
    line(text, "certificate_reloads_total", reloads.sum());
    header(text, "certificate_expiry_seconds", "gauge", "End of the certificate, in Unix time.");
    line(text, "certificate_expiry_seconds", certificateEnd.getEpochSecond());
    return text.toString();
  }

  private static void header(StringBuilder text, String name, String type, String help) {
    text.append("# HELP crd4j_conversion_").append(name).append(' ').append(help).append('\n');
    text.append("# TYPE crd4j_conversion_").append(name).append(' ').append(type).append('\n');
  }

  private static void line(StringBuilder text, String name, Number value) {
    text.append("crd4j_conversion_").append(name).append(' ').append(value).append('\n');
  }
}
