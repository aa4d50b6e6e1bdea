package io.github.crd4j.processor.run;

import io.github.crd4j.model.Crd;
import io.github.crd4j.processor.CrdProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.snakeyaml.engine.v2.api.DumpSettings;

/** Runs the processor in the compiler of the running JDK, and compiles nothing. */
public final class CrdGenerator {

  private CrdGenerator() {}

  /**
   * Makes the CRDs that {@code request} asks for.
   *
   * @throws IOException if a file cannot be read or written
   * @throws IllegalStateException if the running Java is no JDK
   */
  public static GenerateResult generate(GenerateRequest request) throws IOException {
    if (request.sources().isEmpty() && request.classes().isEmpty()) {
      return new GenerateResult(new TreeMap<>(), new TreeMap<>(), List.of());
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException(
          "the running Java has no compiler: use a JDK, not a JRE (java.home is "
              + System.getProperty("java.home")
              + ")");
    }
    Path output = Files.createTempDirectory("crd4j");
    try {
      Messages messages = new Messages();
      try (StandardJavaFileManager files =
              compiler.getStandardFileManager(messages, Locale.ROOT, request.encoding());
          JavaFileManager all = withClassPath(files, request)) {
        files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
        files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
        List<Path> sources = withoutModules(request.sources());
        run(compiler, all, files.getJavaFileObjectsFromPaths(sources), request, messages);
      }
      return new GenerateResult(
          read(output, "crds", "fabric8"),
          read(output, "crd-policies", "crd-conversion"),
          messages.all());
    } finally {
      delete(output);
    }
  }

  private static void run(
      JavaCompiler compiler,
      JavaFileManager files,
      Iterable<? extends JavaFileObject> sources,
      GenerateRequest request,
      Messages messages) {
    StringWriter other = new StringWriter();
    JavaCompiler.CompilationTask task =
        compiler.getTask(other, files, messages, arguments(request), request.classes(), sources);
    if (request.processorPath().isEmpty()) {
      task.setProcessors(List.of(new CrdProcessor()));
    }
    boolean success;
    try {
      success = task.call();
    } catch (RuntimeException failure) {
      // javac wraps what another processor, or a broken class file, throws at it.
      messages.failed(failure.toString());
      return;
    }
    if (!success && !messages.hasErrors()) {
      messages.failed(other.toString().strip());
    }
  }

  private static JavaFileManager withClassPath(
      StandardJavaFileManager files, GenerateRequest request) throws IOException {
    if (!request.processorPath().isEmpty()) {
      // Some processors, such as Lombok, look into the file manager and know javac's only.
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, request.classPath());
      return files;
    }
    files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
    return new ClassPathFiles(files, request.classPath(), request.encoding());
  }

  private static List<String> arguments(GenerateRequest request) {
    List<String> arguments =
        new ArrayList<>(List.of("-proc:only", "-implicit:none", "-Xmaxerrs", "0"));
    Map<String, String> options = new TreeMap<>(request.options());
    // Only a compilation has all classes, of which one may complete a generated conversion.
    options.putIfAbsent("crd.hooks", "elsewhere");
    options.forEach((name, value) -> arguments.add("-A" + name + "=" + value));
    if (!request.processorPath().isEmpty()) {
      Set<Path> path = new LinkedHashSet<>(request.processorPath());
      path.addAll(ownPath());
      arguments.add("-processorpath");
      arguments.add(
          path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }
    return arguments;
  }

  /** Everything goes on the class path: a module would have to find its dependencies as modules. */
  private static List<Path> withoutModules(Collection<Path> sources) {
    return sources.stream().filter(source -> !source.endsWith("module-info.java")).toList();
  }

  /** Where this processor itself comes from: one jar, or in a build of it some directories. */
  private static Set<Path> ownPath() {
    Set<Path> path = new LinkedHashSet<>();
    for (Class<?> type : List.of(CrdProcessor.class, Crd.class, DumpSettings.class)) {
      CodeSource source = type.getProtectionDomain().getCodeSource();
      try {
        path.add(Path.of(source.getLocation().toURI()));
      } catch (URISyntaxException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
    return path;
  }

  /** The files in some of the directories of {@code META-INF}. */
  private static SortedMap<String, String> read(Path output, String... directories)
      throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    for (String directory : directories) {
      Path in = output.resolve("META-INF").resolve(directory);
      if (!Files.isDirectory(in)) {
        continue;
      }
      try (Stream<Path> found = Files.walk(in)) {
        for (Path file : found.filter(Files::isRegularFile).toList()) {
          String name = output.relativize(file).toString().replace(File.separatorChar, '/');
          files.put(name, Files.readString(file));
        }
      }
    }
    return files;
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> found = Files.walk(directory)) {
      for (Path file : found.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(file);
      }
    }
  }
}
