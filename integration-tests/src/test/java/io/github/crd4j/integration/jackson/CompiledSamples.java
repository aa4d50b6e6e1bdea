package io.github.crd4j.integration.jackson;

import io.github.crd4j.integration.GeneratedCrds;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Samples compiled for one mapper with the processor beside the compiler: classes and CRDs. */
final class CompiledSamples {
  private final Mapper mapper;
  private final Path directory;
  private final ClassLoader loader;
  private final List<Diagnostic<? extends JavaFileObject>> messages;

  private CompiledSamples(
      Mapper mapper, Path directory, List<Diagnostic<? extends JavaFileObject>> messages)
      throws MalformedURLException {
    this.mapper = mapper;
    this.directory = directory;
    this.messages = messages;
    this.loader =
        new URLClassLoader(
            new URL[] {directory.toUri().toURL()}, CompiledSamples.class.getClassLoader());
  }

  /**
   * Compiles the samples together into {@code directory}.
   *
   * @throws AssertionError if there are errors
   */
  static CompiledSamples of(List<Sample> samples, Mapper mapper, Path directory)
      throws IOException {
    List<JavaFileObject> sources = new ArrayList<>();
    for (Sample sample : samples) {
      sources.add(new Source(sample.name(), mapper.source(sample.source())));
      sources.add(new Source(sample.resource(), sample.resourceSource(mapper)));
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(directory));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, GeneratedCrds.CLASS_PATH);
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              files,
              messages,
              List.of("--release", "17", "-Acrd.jackson=" + mapper.option(), "-Xmaxerrs", "0"),
              null,
              sources);
      task.setProcessors(processors());
      if (!task.call()) {
        throw new AssertionError(
            messages.getDiagnostics().stream()
                .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
                .map(Object::toString)
                .collect(Collectors.joining("\n")));
      }
    }
    return new CompiledSamples(mapper, directory, messages.getDiagnostics());
  }

  /** Ours, as compilers find it. */
  private static List<Processor> processors() {
    return ServiceLoader.load(Processor.class).stream()
        .filter(found -> found.type().getName().startsWith("io.github.crd4j."))
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  Mapper mapper() {
    return mapper;
  }

  ClassLoader loader() {
    return loader;
  }

  Class<?> type(Sample sample) throws ClassNotFoundException {
    return loader.loadClass("samples." + sample.name());
  }

  String crd(Sample sample) throws IOException {
    return Files.readString(directory.resolve("META-INF/crds/" + sample.crd(mapper) + ".yaml"));
  }

  /** The first lines of the warnings about a sample. */
  List<String> warnings(Sample sample) {
    return messages.stream()
        .filter(message -> message.getSource() instanceof Source source && source.isOf(sample))
        .map(message -> message.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
        .toList();
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String name;
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///samples/" + name + ".java"), Kind.SOURCE);
      this.name = name;
      this.text = text;
    }

    boolean isOf(Sample sample) {
      return name.equals(sample.name()) || name.equals(sample.resource());
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
