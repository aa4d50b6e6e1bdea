package io.github.crd4j.processor;

import static java.util.stream.Collectors.joining;

import com.google.auto.service.AutoService;
import io.github.crd4j.processor.report.JavacReporter;
import io.github.crd4j.processor.report.SourcePositions;
import io.github.crd4j.processor.resource.ResourceVocabularies;
import io.github.crd4j.processor.source.SourceCode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * The annotation processor.
 *
 * <p>In each round {@link CrdRounds} takes the classes that are resources, reads the versions of
 * each CRD through {@code read}, has {@code ServerRules} look at the result, and keeps its YAML. A
 * class with a type that does not exist yet is tried again in the next round. Files are written in
 * the last round.
 *
 * <p>Reading turns elements into a {@code Crd} (of the model, which knows no compiler) and notes
 * beside it where each part was said ({@code report.Origins}). Rules make findings with a path in
 * the CRD; only the reporter turns that into a place in Java. Nothing else crosses that seam.
 */
@AutoService(Processor.class)
public final class CrdProcessor extends AbstractProcessor {

  /** Lines of a stack trace that a message has: an endless recursion has thousands. */
  private static final int MAX_TRACE = 60;

  private @Nullable CrdRounds rounds;

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return ResourceVocabularies.annotations();
  }

  @Override
  public Set<String> getSupportedOptions() {
    return ProcessorOptions.names();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    ProcessorOptions options = ProcessorOptions.of(environment.getOptions());
    if (options.problem() != null) {
      environment
          .getMessager()
          .printMessage(Diagnostic.Kind.ERROR, "[OptionInvalid] " + options.problem());
      return;
    }
    SourceCode source = SourceCode.of(environment);
    SourcePositions positions = new SourcePositions(source);
    JavacReporter reporter = new JavacReporter(environment.getMessager(), source, positions);
    rounds = new CrdRounds(environment, options, source, positions, reporter);
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    CrdRounds state = rounds;
    if (state != null) {
      try {
        state.process(round);
      } catch (RuntimeException | StackOverflowError failure) {
        // An exception out of a processor ends the compiler with a stack trace of its own.
        reportFailure(failure, state.current());
      }
    }
    // Others may look at the same annotations.
    return false;
  }

  private void reportFailure(Throwable failure, @Nullable Element hub) {
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    String text =
        "[InternalError] crd4j failed: "
            + failure
            + "\nplease report it with this trace and the class at https://github.com/crd4j/crd4j/issues\n"
            + trace.toString().lines().limit(MAX_TRACE).collect(joining("\n"));
    if (hub == null) {
      processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, text);
    } else {
      processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, text, hub);
    }
  }
}
