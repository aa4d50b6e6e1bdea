package io.github.crd4j.benchmarks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** All timings of all contestants, and the medians and ratios that follow. */
final class Results {

  private final Map<String, List<Timing>> timings = new LinkedHashMap<>();

  void add(String contestant, Timing timing) {
    timings.computeIfAbsent(contestant, name -> new ArrayList<>()).add(timing);
  }

  /** The median of the contestant's CPU seconds. */
  double cpu(String contestant) {
    return median(contestant, Timing::cpu);
  }

  /**
   * The median over the rounds of one contestant's CPU time as a multiple of another's in the same
   * round, which is steadier than the ratio of the medians when the machine has other work.
   */
  double ratio(String contestant, String base) {
    List<Double> ratios = new ArrayList<>();
    List<Timing> left = timings.getOrDefault(contestant, List.of());
    List<Timing> right = timings.getOrDefault(base, List.of());
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      ratios.add(left.get(i).cpu() / right.get(i).cpu());
    }
    return median(ratios);
  }

  /** A table for the terminal and for Markdown. */
  String table() {
    StringBuilder out = new StringBuilder();
    out.append("| what | CPU s | least | most | wall s |\n|---|---:|---:|---:|---:|\n");
    for (Map.Entry<String, List<Timing>> entry : timings.entrySet()) {
      List<Double> cpu = entry.getValue().stream().map(Timing::cpu).sorted().toList();
      out.append(
          String.format(
              Locale.ROOT,
              "| %s | %.2f | %.2f | %.2f | %.2f |%n",
              entry.getKey(),
              median(cpu),
              cpu.get(0),
              cpu.get(cpu.size() - 1),
              median(entry.getKey(), Timing::wall)));
    }
    return out.toString();
  }

  private double median(String contestant, ToDoubleFunction<Timing> figure) {
    return median(
        timings.getOrDefault(contestant, List.of()).stream()
            .map(figure::applyAsDouble)
            .sorted()
            .toList());
  }

  private static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int size = sorted.size();
    return size == 0 ? Double.NaN : (sorted.get((size - 1) / 2) + sorted.get(size / 2)) / 2;
  }
}
