package io.github.crd4j.processor.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A directory of Java files with the findings they have written in them, and the YAML that comes
 * out.
 *
 * @param name topic, slash, name
 * @param directory where it is
 */
public record Sample(String name, Path directory) {

  /** Where the samples are, seen from the module. */
  public static final Path ROOT = Path.of("src/test/resources/samples");

  /** A line in a source, for compilers that have errors where the others have none. */
  private static final String NO_YAML = "// no YAML from: ";

  /** A line in a source whose annotations javac 17 does not see in the class file. */
  private static final String LOST = "// not from class files under javac17";

  private static final Path BUILT = Path.of("target/samples");

  /** All samples in alphabetical order. */
  public static List<Sample> all() {
    List<Sample> samples = new ArrayList<>();
    for (Path topic : directories(ROOT)) {
      for (Path directory : directories(topic)) {
        samples.add(new Sample(topic.getFileName() + "/" + directory.getFileName(), directory));
      }
    }
    return samples;
  }

  private static List<Path> directories(Path parent) {
    try (var found = Files.list(parent)) {
      return found.filter(Files::isDirectory).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  String topic() {
    return name.substring(0, name.indexOf('/'));
  }

  /** The Java files of the sample itself. */
  List<Path> sources() {
    try (var found = Files.list(directory)) {
      return found.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Java files that are compiled before, so that the sample sees their class files. */
  List<Path> library() {
    return below("library", ".java");
  }

  /** Java files that another processor makes in the first round. */
  List<Path> generated() {
    return below("generated", ".java");
  }

  /** Where the classes of the library are put. */
  Path libraryClasses() {
    return BUILT.resolve("library").resolve(name);
  }

  private List<Path> below(String child, String ending) {
    try {
      return Directories.files(directory.resolve(child), ending);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** What the sample says that {@code compiler} finds. */
  List<ExpectedFinding> findings(CompilerName compiler) {
    return findings().stream().filter(found -> found.compilers().contains(compiler)).toList();
  }

  /** What the sample says that any compiler finds. */
  List<ExpectedFinding> findings() {
    List<ExpectedFinding> findings = new ArrayList<>();
    List<Path> files = new ArrayList<>(sources());
    files.addAll(generated());
    for (Path source : files) {
      findings.addAll(ExpectedFinding.in(source.getFileName().toString(), lines(source)));
    }
    return findings;
  }

  /** Whether the sample says that every compiler makes its CRDs without an error. */
  boolean isGood() {
    return findings().stream().noneMatch(found -> found.severity().equals("ERROR"));
  }

  /** The YAML that shall come out of {@code compiler}, by file name. */
  Map<String, String> golden(CompilerName compiler) {
    Map<String, String> golden = new TreeMap<>();
    String none = NO_YAML + compiler.name().toLowerCase(Locale.ROOT);
    if (sources().stream().anyMatch(source -> lines(source).contains(none))) {
      return golden;
    }
    for (Path file : below(goldenDirectory(compiler).getFileName().toString(), "")) {
      if (Files.isRegularFile(file)) {
        golden.put(file.getFileName().toString(), String.join("\n", lines(file)) + "\n");
      }
    }
    return golden;
  }

  /** Whether javac 17 drops annotations of the sample from class files that nothing brings back. */
  boolean losesAnnotations() {
    return sources().stream().anyMatch(source -> lines(source).contains(LOST));
  }

  /** Where the YAML is that shall come out of {@code compiler}. */
  Path goldenDirectory(CompilerName compiler) {
    Path own = directory.resolve("expected-" + compiler.name().toLowerCase(Locale.ROOT));
    return Files.isDirectory(own) ? own : directory.resolve("expected");
  }

  /** Whether what comes out of {@code compiler} is written down, and not compared only. */
  boolean isWrittenBy(CompilerName compiler) {
    return compiler == CompilerName.JAVAC17
        || !goldenDirectory(compiler).equals(goldenDirectory(CompilerName.JAVAC17));
  }

  /** The request to compile the sample, with results in a directory of {@code run}. */
  CompileRequest request(String run) {
    Path output = BUILT.resolve(run).resolve(name);
    return new CompileRequest(
        names(sources()),
        List.of(),
        List.of(libraryClasses().toString()),
        names(generated()),
        options(),
        output.toString(),
        isGood() ? jar(run).toString() : null);
  }

  /** The jar with the classes that {@link #request} compiles. */
  Path jar(String run) {
    return BUILT.resolve(run + "-jars").resolve(name.replace('/', '-') + ".jar");
  }

  /** The request to process the compiled classes of {@code jar}. */
  CompileRequest classFileRequest(String run, Path jar, List<String> classes) {
    return new CompileRequest(
        List.of(),
        classes,
        List.of(jar.toString(), libraryClasses().toString()),
        List.of(),
        options(),
        BUILT.resolve(run).resolve(name).toString(),
        null);
  }

  List<String> options() {
    Path file = directory.resolve("options");
    return Files.exists(file) ? lines(file) : List.of();
  }

  private static List<String> names(List<Path> paths) {
    return paths.stream().map(Path::toString).toList();
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
