package io.github.crd4j.benchmarks;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The list of what is timed over one model, in the order of the table. */
final class Contestants {

  static final String NO_PROCESSOR = "javac -proc:none";
  static final String EMPTY = "javac, empty processor";
  static final String PROCESSOR = "javac, crd4j";
  static final String EMPTY_OWN = "javac, empty processor (crd4j annotations)";
  static final String PROCESSOR_OWN = "javac, crd4j (crd4j annotations)";
  static final String SCRIPT = "crd4j generate (script)";
  static final String JAR = "crd4j generate (java -jar)";
  static final String FABRIC8 = "fabric8 crd-generator-cli";
  static final String FABRIC8_TUNED = "fabric8 crd-generator-cli (our JVM flags)";

  private static final List<String> QUICK_JVM =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto");

  private final Path root;
  private final Path work;
  private final String classPath;
  private final List<Contestant> all = new ArrayList<>();

  private Contestants(Path root, Path work) throws IOException {
    this.root = root;
    this.work = work;
    this.classPath = Files.readString(root.resolve("benchmarks/target/classpath")).strip();
  }

  /**
   * Writes the model of {@code size} and compiles it once.
   *
   * @param root of the project
   */
  static List<Contestant> prepare(Path root, ModelSize size)
      throws IOException, InterruptedException {
    Path work = root.resolve("benchmarks/target/model-" + size);
    Contestants contestants = new Contestants(root, work);
    contestants.add(Flavor.FABRIC8, size);
    contestants.add(Flavor.CRD4J, size);
    contestants.addGenerators();
    return contestants.all;
  }

  private void add(Flavor flavor, ModelSize size) throws IOException, InterruptedException {
    Path model = work.resolve(flavor.name().toLowerCase(Locale.ROOT));
    List<Path> sources = ModelWriter.write(model.resolve("src"), flavor, size);
    Path list = model.resolve("sources");
    Files.write(list, sources.stream().map(Path::toString).toList());
    Path classes = root.resolve("benchmarks/target/classes");
    boolean own = flavor == Flavor.CRD4J;
    if (!own) {
      Contestant plain = javac(NO_PROCESSOR, model, "classes", list, List.of("-proc:none"));
      plain.run();
      all.add(plain);
    }
    all.add(
        javac(
            own ? EMPTY_OWN : EMPTY,
            model,
            "empty",
            list,
            List.of(
                "-processorpath",
                classes.toString(),
                "-processor",
                EmptyProcessor.class.getName())));
    all.add(
        javac(
            own ? PROCESSOR_OWN : PROCESSOR,
            model,
            "crd4j",
            list,
            List.of("-processorpath", artifact("crd-processor").toString())));
  }

  private Contestant javac(
      String name, Path model, String output, Path sources, List<String> options)
      throws IOException {
    Path directory = model.resolve(output);
    List<String> command = new ArrayList<>(List.of(tool("javac")));
    command.addAll(options);
    command.addAll(
        List.of("-implicit:none", "-cp", classPath, "-d", directory.toString(), "@" + sources));
    return new Contestant(name, directory, command);
  }

  private void addGenerators() throws IOException {
    Path classes = work.resolve("fabric8/classes");
    Path script = work.resolve("script");
    List<String> arguments =
        List.of("generate", classes.toString(), "--class-path", fabric8(), "-o");
    addGenerator(SCRIPT, script, List.of(root.resolve("crd-cli/bin/crd4j").toString()), arguments);
    Path jar = work.resolve("jar");
    addGenerator(
        JAR, jar, List.of(tool("java"), "-jar", artifact("crd-cli").toString()), arguments);
    List<String> theirs = List.of("-cp", classes.toString(), classes.toString(), "-o");
    List<String> main = List.of("-cp", fabric8(), "io.fabric8.crd.generator.cli.CRDGeneratorCLI");
    List<String> plain = new ArrayList<>(List.of(tool("java")));
    plain.addAll(main);
    addGenerator(FABRIC8, work.resolve("f8"), plain, theirs);
    List<String> tuned = new ArrayList<>(List.of(tool("java")));
    tuned.addAll(QUICK_JVM);
    tuned.addAll(main);
    addGenerator(FABRIC8_TUNED, work.resolve("f8-tuned"), tuned, theirs);
  }

  private void addGenerator(
      String name, Path output, List<String> program, List<String> arguments) {
    List<String> command = new ArrayList<>(program);
    command.addAll(arguments);
    command.add(output.toString());
    all.add(new Contestant(name, output, command));
  }

  /** The class path without ours. */
  private String fabric8() {
    return List.of(classPath.split(File.pathSeparator, -1)).stream()
        .filter(entry -> !entry.contains("crd-cli") && !entry.contains("crd-processor"))
        .filter(entry -> !entry.contains("crd-model"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private Path artifact(String module) throws IOException {
    Path target = root.resolve(module).resolve("target");
    try (var jars = Files.newDirectoryStream(target, module + "-*.jar")) {
      for (Path jar : jars) {
        return jar;
      }
    }
    throw new IOException("there is no jar in " + target);
  }

  private static String tool(String name) {
    return Path.of(System.getProperty("java.home"), "bin", name).toString();
  }
}
