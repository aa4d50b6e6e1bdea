package io.github.crd4j.integration.published;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A JDK's compiler as a process of its own, with crd4j among its processors. */
record Javac(Path home) {

  /** A JDK that can read classes of Java {@code version}: the running one, or another one here. */
  static Optional<Javac> atLeast(int version) throws IOException {
    if (Runtime.version().feature() >= version) {
      return Optional.of(new Javac(Path.of(System.getProperty("java.home"))));
    }
    List<Path> homes = new ArrayList<>();
    String given = System.getenv("JAVA25_HOME");
    if (given != null) {
      homes.add(Path.of(given));
    }
    Path installed = Path.of("/usr/lib/jvm");
    if (Files.isDirectory(installed)) {
      try (Stream<Path> found = Files.list(installed)) {
        found.sorted().forEach(homes::add);
      }
    }
    for (Path home : homes) {
      if (Files.isExecutable(home.resolve("bin/javac"))
          && Files.exists(home.resolve("release"))
          && feature(Files.readString(home.resolve("release"))) >= version) {
        return Optional.of(new Javac(home));
      }
    }
    return Optional.empty();
  }

  private static int feature(String release) {
    String version = release.replaceFirst("(?s).*JAVA_VERSION=\"(\\d+).*", "$1");
    return version.matches("\\d+") ? Integer.parseInt(version) : 0;
  }

  /**
   * What came of a compilation.
   *
   * @param success whether the compiler was content
   * @param output what it said
   * @param crds the CRDs by file name
   */
  record Result(boolean success, String output, Map<String, String> crds) {}

  /** Runs the processors over the sources in {@code directory}, all of them. */
  Result process(Path directory, List<Path> classPath, List<String> processors, Path output)
      throws IOException, InterruptedException {
    Files.createDirectories(output);
    List<String> names = new ArrayList<>(processors);
    names.add("io.github.crd4j.processor.CrdProcessor");
    List<String> arguments =
        new ArrayList<>(
            List.of("-proc:only", "-nowarn", "-encoding", "UTF-8", "-Xmaxwarns", "10000"));
    arguments.addAll(List.of("-processor", String.join(",", names)));
    arguments.addAll(List.of("-d", output.toString(), "-cp", joined(classPath)));
    arguments.add("-processorpath");
    arguments.add(joined(classPath) + File.pathSeparator + System.getProperty("java.class.path"));
    try (Stream<Path> files = Files.walk(directory)) {
      files
          .filter(file -> file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
          .sorted()
          .forEach(file -> arguments.add(file.toString()));
    }
    Path file = output.resolve("arguments");
    Files.write(file, arguments.stream().map(each -> '"' + each + '"').toList());
    Path log = output.resolve("log");
    int exit =
        new ProcessBuilder(home.resolve("bin/javac").toString(), "-J-Xss8m", "@" + file)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start()
            .waitFor();
    return new Result(exit == 0, Files.readString(log), crds(output));
  }

  private static String joined(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static Map<String, String> crds(Path output) throws IOException {
    Map<String, String> crds = new TreeMap<>();
    Path directory = output.resolve("META-INF/crds");
    if (Files.isDirectory(directory)) {
      try (Stream<Path> files = Files.list(directory)) {
        for (Path file : files.toList()) {
          crds.put(file.getFileName().toString(), Files.readString(file));
        }
      }
    }
    return crds;
  }
}
