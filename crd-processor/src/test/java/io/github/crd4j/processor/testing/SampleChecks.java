package io.github.crd4j.processor.testing;

import io.github.crd4j.processor.testing.CompileResult.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Compares what came of a sample with what the sample says. */
final class SampleChecks {

  /** The switch that rewrites the golden files. */
  static final String UPDATE = "golden.update";

  private SampleChecks() {}

  /** Fails if {@code messages} are not exactly those that are {@code expected}. */
  static void checkFindings(List<ExpectedFinding> expected, List<Message> messages) {
    List<ExpectedFinding> missing = new ArrayList<>(expected);
    List<Message> extra = new ArrayList<>();
    for (Message message : messages) {
      ExpectedFinding match =
          missing.stream().filter(finding -> finding.describes(message)).findFirst().orElse(null);
      if (match == null) {
        extra.add(message);
      } else {
        missing.remove(match);
      }
    }
    if (!missing.isEmpty() || !extra.isEmpty()) {
      throw new AssertionError(
          list("the sample says, but the compiler does not:", missing)
              + list("the compiler says, but the sample does not:", extra));
    }
  }

  private static String list(String heading, List<?> items) {
    StringBuilder text = new StringBuilder();
    if (!items.isEmpty()) {
      text.append('\n').append(heading);
      items.forEach(item -> text.append("\n  ").append(item));
    }
    return text.toString();
  }

  /** Fails if the files of {@code result} are not byte for byte those of {@code sample}. */
  static void checkFiles(Sample sample, CompilerName compiler, CompileResult result) {
    Map<String, String> made = byName(result.files());
    Map<String, String> golden = sample.golden(compiler);
    if (made.equals(golden)) {
      return;
    }
    StringBuilder text =
        new StringBuilder("the YAML is not that in " + sample.goldenDirectory(compiler));
    made.forEach(
        (name, content) -> {
          if (!content.equals(golden.get(name))) {
            text.append(difference(name, golden.get(name), content));
          }
        });
    golden.keySet().stream()
        .filter(name -> !made.containsKey(name))
        .forEach(name -> text.append("\n").append(name).append(" was not made"));
    text.append("\nif the change is right, run the tests with -D").append(UPDATE).append("=true");
    throw new AssertionError(text.toString());
  }

  static Map<String, String> byName(Map<String, String> files) {
    Map<String, String> named = new TreeMap<>();
    files.forEach((path, text) -> named.put(path.substring(path.lastIndexOf('/') + 1), text));
    return named;
  }

  private static String difference(
      String name, @org.jspecify.annotations.Nullable String golden, String made) {
    if (golden == null) {
      return "\n" + name + " is new:\n" + made;
    }
    List<String> was = golden.lines().toList();
    List<String> is = made.lines().toList();
    int line = 0;
    while (line < was.size() && line < is.size() && was.get(line).equals(is.get(line))) {
      line++;
    }
    return "\n"
        + name
        + ":"
        + (line + 1)
        + "\n  - "
        + (line < was.size() ? was.get(line) : "(end)")
        + "\n  + "
        + (line < is.size() ? is.get(line) : "(end)")
        + "\nall of it:\n"
        + made;
  }

  /** Whether the golden files shall be rewritten. */
  static boolean updates() {
    return Boolean.getBoolean(UPDATE);
  }

  /** Makes the golden files of {@code sample} those that {@code compiler} made. */
  static void update(Sample sample, CompilerName compiler, CompileResult result) {
    Path directory = sample.goldenDirectory(compiler);
    try {
      Directories.empty(directory);
      Map<String, String> made = byName(result.files());
      for (Map.Entry<String, String> file : made.entrySet()) {
        Files.writeString(directory.resolve(file.getKey()), file.getValue());
      }
      if (made.isEmpty()) {
        Files.delete(directory);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
