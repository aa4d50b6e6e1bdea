package io.github.crd4j.processor.evaluate;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.source.util.Trees;
import io.github.crd4j.processor.evaluate.bytecode.ClassFileEvaluator;
import io.github.crd4j.processor.evaluate.tree.SourceEvaluator;
import io.github.crd4j.processor.testing.TypeVisitor;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.jspecify.annotations.Nullable;

/** Where the code of the enums is, whose {@code value} is worked out. */
enum EvaluatedEnums {
  SOURCE,
  CLASS_FILES_OF_JAVAC,
  CLASS_FILES_OF_ECJ;

  private static final Path SOURCES = Path.of("src/test/resources/evaluate");

  /**
   * What the values are by class and constant; why they are not known in place of a value that is
   * not.
   */
  Map<String, String> found() throws IOException {
    if (this == SOURCE) {
      return ofSource(sources());
    }
    Map<String, String> values = new TreeMap<>();
    Path classes = classes();
    List<String> names =
        sources().stream()
            .map(file -> "evaluated." + file.getFileName().toString().replace(".java", ""))
            .toList();
    run(
        ToolProvider.getSystemJavaCompiler(),
        List.of(),
        names,
        classes,
        List.of("-proc:only", "-cp", classes.toString()),
        values);
    return values;
  }

  /** What the values are in source that need not compile. */
  static Map<String, String> ofSource(List<Path> sources) throws IOException {
    Map<String, String> values = new TreeMap<>();
    Path nowhere = Files.createTempDirectory("evaluate");
    run(
        ToolProvider.getSystemJavaCompiler(),
        sources,
        List.of(),
        nowhere,
        List.of("-proc:only"),
        values);
    return values;
  }

  /** Compiles the enums. */
  Path classes() throws IOException {
    JavaCompiler compiler =
        this == CLASS_FILES_OF_ECJ ? new EclipseCompiler() : ToolProvider.getSystemJavaCompiler();
    Path classes = Files.createTempDirectory("evaluate");
    run(compiler, sources(), List.of(), classes, List.of("-proc:none"), null);
    return classes;
  }

  static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files.sorted().toList();
    }
  }

  private static void run(
      JavaCompiler compiler,
      List<Path> sources,
      List<String> classes,
      Path output,
      List<String> options,
      @Nullable Map<String, String> values)
      throws IOException {
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("--release", "17", "-nowarn", "-d", output.toString()));
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              messages, files, null, all, classes, files.getJavaFileObjectsFromPaths(sources));
      if (values != null) {
        task.setProcessors(
            List.of(
                new TypeVisitor(
                    (environment, type) ->
                        evaluate(environment, type, !sources.isEmpty(), values))));
      }
      if (!task.call()) {
        throw new AssertionError(messages.toString());
      }
    }
  }

  private static void evaluate(
      ProcessingEnvironment environment,
      TypeElement type,
      boolean fromSource,
      Map<String, String> values) {
    if (type.getKind() != ElementKind.ENUM) {
      return;
    }
    EnumEvaluator evaluator =
        fromSource
            ? new SourceEvaluator(Trees.instance(environment), environment.getElementUtils())
            : new ClassFileEvaluator(environment);
    for (Element member : environment.getElementUtils().getAllMembers(type)) {
      if (!member.getSimpleName().contentEquals("value")) {
        continue;
      }
      try {
        evaluator
            .evaluate(type, member)
            .forEach((name, value) -> values.put(type + "." + name, describe(value)));
      } catch (NotEvaluable unknown) {
        values.put(type.toString(), unknown.reason());
      }
    }
  }

  /** A value with its type, which its JSON depends on. */
  static String describe(@Nullable Object value) {
    return value == null ? "null" : value.getClass().getSimpleName() + " " + value;
  }
}
