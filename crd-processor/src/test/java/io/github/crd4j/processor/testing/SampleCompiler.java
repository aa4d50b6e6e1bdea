package io.github.crd4j.processor.testing;

import io.github.crd4j.processor.CrdProcessor;
import io.github.crd4j.processor.testing.CompileResult.Message;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/** Runs a compiler with the processor in this Java. */
public final class SampleCompiler {

  private final JavaCompiler compiler;
  private final List<String> options;

  /**
   * @param options what the compiler needs to be told every time
   */
  public SampleCompiler(JavaCompiler compiler, List<String> options) {
    this.compiler = compiler;
    this.options = List.copyOf(options);
  }

  /** Empties the output directory and compiles. */
  public CompileResult compile(CompileRequest request) {
    try {
      Path output = Path.of(request.output());
      Directories.empty(output);
      DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
      StringWriter other = new StringWriter();
      boolean success;
      try (StandardJavaFileManager files =
          compiler.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8)) {
        success = run(request, files, said, other);
      }
      List<Message> messages = Messages.of(said.getDiagnostics());
      if (!success && messages.stream().noneMatch(message -> message.severity().equals("ERROR"))) {
        messages.add(new Message("ERROR", "", 0, "", other.toString().strip()));
      }
      if (request.jar() != null) {
        Directories.jar(output, Path.of(request.jar()));
      }
      return new CompileResult(new ArrayList<>(messages), new TreeMap<>(crds(output)));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private boolean run(
      CompileRequest request,
      StandardJavaFileManager files,
      DiagnosticCollector<JavaFileObject> said,
      StringWriter other)
      throws IOException {
    Path output = Path.of(request.output());
    files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
    files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
    Set<Path> classPath = new LinkedHashSet<>(paths(request.classPath()));
    classPath.addAll(
        paths(List.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))));
    classPath.removeIf(path -> !Files.exists(path));
    files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
    List<String> arguments = new ArrayList<>(options);
    arguments.addAll(request.options());
    if (!request.classes().isEmpty()) {
      arguments.add("-proc:only");
    }
    JavaCompiler.CompilationTask task =
        compiler.getTask(
            other,
            files,
            said,
            arguments,
            request.classes().isEmpty() ? null : request.classes(),
            files.getJavaFileObjectsFromPaths(paths(request.sources())));
    List<Processor> processors = new ArrayList<>();
    processors.add(new CrdProcessor());
    if (!request.generated().isEmpty()) {
      processors.add(new SourceMaker(paths(request.generated())));
    }
    task.setProcessors(processors);
    return task.call();
  }

  private static List<Path> paths(List<String> names) {
    return names.stream().map(Path::of).toList();
  }

  private static Map<String, String> crds(Path output) throws IOException {
    Map<String, String> crds = new TreeMap<>();
    Path metadata = output.resolve("META-INF");
    if (Files.isDirectory(metadata)) {
      try (Stream<Path> found = Files.walk(metadata)) {
        for (Path file : found.filter(SampleCompiler::isYaml).toList()) {
          crds.put(output.relativize(file).toString().replace('\\', '/'), Files.readString(file));
        }
      }
    }
    return crds;
  }

  private static boolean isYaml(Path file) {
    return file.toString().endsWith(".yaml") || file.toString().endsWith(".yml");
  }

  /** Turns what a compiler says into messages. */
  private static final class Messages {

    static List<Message> of(List<Diagnostic<? extends JavaFileObject>> said) throws IOException {
      List<Message> messages = new ArrayList<>();
      for (Diagnostic<? extends JavaFileObject> diagnostic : said) {
        String text = diagnostic.getMessage(Locale.ROOT).replace("\r\n", "\n");
        boolean error = diagnostic.getKind() == Diagnostic.Kind.ERROR;
        boolean note = diagnostic.getKind() == Diagnostic.Kind.NOTE;
        if (error || text.startsWith("[")) {
          messages.add(message(diagnostic, error ? "ERROR" : note ? "NOTE" : "WARNING", text));
        }
      }
      return messages;
    }

    private static Message message(
        Diagnostic<? extends JavaFileObject> diagnostic, String severity, String text)
        throws IOException {
      JavaFileObject file = diagnostic.getSource();
      int position = (int) diagnostic.getPosition();
      if (file == null || position < 0 || diagnostic.getLineNumber() < 1) {
        return new Message(severity, "", 0, "", text);
      }
      // Not from the file object: those of ecj fail after an error.
      String source = Files.readString(Path.of(file.toUri()));
      String caret = source.substring(position).lines().findFirst().orElse("");
      String name = file.getName().replace('\\', '/');
      return new Message(
          severity,
          name.substring(name.lastIndexOf('/') + 1),
          (int) diagnostic.getLineNumber(),
          caret,
          text);
    }
  }
}
