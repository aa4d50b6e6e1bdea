package io.github.crd4j.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program to time.
 *
 * @param name in the table
 * @param output directory that it fills; emptied before each run
 * @param command with arguments
 */
record Contestant(String name, Path output, List<String> command) {

  /** Runs it once. */
  Timing run() throws IOException, InterruptedException {
    empty(output);
    Path times = Files.createTempFile("crd4j-benchmark", ".times");
    Path log = output.resolveSibling(output.getFileName() + ".log");
    List<String> timed =
        new ArrayList<>(
            List.of(
                "bash",
                "-c",
                "TIMEFORMAT='%U %S %R'; log=$1; times=$2; shift 2;"
                    + " { time \"$@\" >\"$log\" 2>&1; } 2>\"$times\"",
                "bash",
                log.toString(),
                times.toString()));
    timed.addAll(command);
    int code = new ProcessBuilder(timed).inheritIO().start().waitFor();
    String[] figures = Files.readString(times).strip().split(" ", -1);
    Files.delete(times);
    if (code != 0) {
      throw new IOException(name + " ended with " + code + ":\n" + Files.readString(log));
    }
    return new Timing(
        Double.parseDouble(figures[0]) + Double.parseDouble(figures[1]),
        Double.parseDouble(figures[2]));
  }

  /** How many CRDs the last run made. */
  long crds() throws IOException {
    try (Stream<Path> files = Files.walk(output)) {
      return files.filter(file -> file.toString().matches(".*\\.ya?ml")).count();
    }
  }

  private static void empty(Path directory) throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> files = Files.walk(directory)) {
        for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
          Files.delete(file);
        }
      }
    }
    Files.createDirectories(directory);
  }
}
