package io.github.crd4j.processor.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.processor.testing.TypeVisitor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.jspecify.annotations.Nullable;

/** Hands the classes of a directory to a test as elements of a compiler. */
enum CompiledCases {
  JAVAC_FROM_SOURCE,
  JAVAC_FROM_CLASS_FILES,
  ECJ_FROM_SOURCE;

  /** Calls {@code test} with every class in {@code directory}, nested ones too. */
  void visit(Path directory, BiConsumer<ProcessingEnvironment, TypeElement> test) {
    JavaCompiler compiler =
        this == ECJ_FROM_SOURCE ? new EclipseCompiler() : ToolProvider.getSystemJavaCompiler();
    try {
      List<Path> sources = javaFiles(directory);
      if (this == JAVAC_FROM_CLASS_FILES) {
        Path classes = Files.createTempDirectory("cases");
        run(
            compiler,
            sources,
            List.of(),
            List.of("-proc:none", "-parameters", "-d", classes.toString()),
            null);
        List<String> names =
            sources.stream()
                .map(CompiledCases::className)
                .collect(Collectors.toCollection(ArrayList::new));
        run(compiler, List.of(), names, List.of("-proc:only", "-cp", classes + path()), test);
      } else {
        run(compiler, sources, List.of(), List.of("-proc:only"), test);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Calls {@code test} with every class in {@code sources}, nested ones too. */
  void visit(
      List<? extends JavaFileObject> sources, BiConsumer<ProcessingEnvironment, TypeElement> test) {
    try {
      JavaCompiler compiler =
          this == ECJ_FROM_SOURCE ? new EclipseCompiler() : ToolProvider.getSystemJavaCompiler();
      try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
        run(compiler, files, sources, List.of(), List.of("-proc:only"), test);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void run(
      JavaCompiler compiler,
      List<Path> sources,
      List<String> classes,
      List<String> options,
      @Nullable BiConsumer<ProcessingEnvironment, TypeElement> test)
      throws IOException {
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
      run(compiler, files, files.getJavaFileObjectsFromPaths(sources), classes, options, test);
    }
  }

  private static void run(
      JavaCompiler compiler,
      StandardJavaFileManager files,
      Iterable<? extends JavaFileObject> sources,
      List<String> classes,
      List<String> options,
      @Nullable BiConsumer<ProcessingEnvironment, TypeElement> test) {
    List<String> all = new ArrayList<>(options);
    if (!all.contains("-cp")) {
      all.add("-cp");
      all.add(path().substring(1));
    }
    all.addAll(List.of("--release", "17", "-nowarn", "-encoding", "UTF-8"));
    StringWriter messages = new StringWriter();
    JavaCompiler.CompilationTask task =
        compiler.getTask(messages, files, null, all, classes, sources);
    if (test != null) {
      task.setProcessors(List.of(new TypeVisitor(test)));
    }
    if (!task.call()) {
      throw new AssertionError(messages.toString());
    }
  }

  private static List<Path> javaFiles(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static String className(Path source) {
    try {
      String packageName =
          Files.readAllLines(source).stream()
              .filter(line -> line.startsWith("package "))
              .map(line -> line.substring(8, line.indexOf(';')) + ".")
              .findFirst()
              .orElse("");
      return packageName + source.getFileName().toString().replace(".java", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The jars of both Jacksons, each after a path separator. */
  private static String path() {
    return Stream.of(
            JsonProperty.class,
            com.fasterxml.jackson.core.JsonParser.class,
            com.fasterxml.jackson.databind.ObjectMapper.class,
            tools.jackson.core.JsonParser.class,
            tools.jackson.databind.ObjectMapper.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation().getPath())
        .map(jar -> File.pathSeparator + jar)
        .collect(Collectors.joining());
  }
}
