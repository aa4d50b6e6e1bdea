package io.github.crd4j.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The command that {@code benchmarks/run} starts. */
public final class Benchmark {

  private Benchmark() {}

  /** Measures as the options say, and prints tables and ratios. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Options options;
    try {
      options = Options.parse(args);
    } catch (IllegalArgumentException wrong) {
      System.err.println(wrong.getMessage() + "\n\n" + Options.USAGE);
      System.exit(2);
      return;
    }
    Path root = Path.of("").toAbsolutePath();
    Results results = measure(root, options.size(), options);
    if (options.grow() > 1) {
      Results grown = measure(root, options.size().times(options.grow()), options);
      System.out.printf(Locale.ROOT, "%n%d times the kinds, CPU:%n", options.grow());
      for (Contestant contestant : Contestants.prepare(root, options.size())) {
        if (options.runs(contestant)) {
          String name = contestant.name();
          System.out.printf(
              Locale.ROOT, "  %-50s × %.1f%n", name, grown.cpu(name) / results.cpu(name));
        }
      }
    }
  }

  private static Results measure(Path root, ModelSize size, Options options)
      throws IOException, InterruptedException {
    System.out.printf(Locale.ROOT, "%nModel %s: %d files%n", size, size.files());
    List<Contestant> contestants =
        Contestants.prepare(root, size).stream().filter(options::runs).toList();
    Results results = new Results();
    // The first round fills the caches of the machine and does not count.
    for (int round = 0; round <= options.rounds(); round++) {
      for (Contestant contestant : contestants) {
        Timing timing = contestant.run();
        if (round > 0) {
          results.add(contestant.name(), timing);
        }
      }
      System.err.print(round < options.rounds() ? "." : "\n");
    }
    System.out.print(results.table());
    for (Contestant contestant : contestants) {
      long crds = contestant.crds();
      if (crds != 0 && crds != size.kinds()) {
        System.out.println(contestant.name() + " made only " + crds + " CRDs");
      }
    }
    ratio(results, "processor over empty processor", Contestants.PROCESSOR, Contestants.EMPTY);
    ratio(
        results,
        "the same with crd4j's annotations",
        Contestants.PROCESSOR_OWN,
        Contestants.EMPTY_OWN);
    ratio(results, "fabric8's generator over ours", Contestants.FABRIC8, Contestants.SCRIPT);
    ratio(results, "both with our JVM flags", Contestants.FABRIC8_TUNED, Contestants.SCRIPT);
    return results;
  }

  private static void ratio(Results results, String what, String contestant, String base) {
    double ratio = results.ratio(contestant, base);
    if (!Double.isNaN(ratio)) {
      System.out.printf(Locale.ROOT, "%-40s CPU × %.2f%n", what, ratio);
    }
  }
}
