package io.github.crd4j.processor.testing;

import io.github.crd4j.processor.compilers.Compilers;
import io.github.crd4j.processor.run.ResourceScan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.jspecify.annotations.Nullable;

/** The results of all samples under all compilers, each made once and only when asked for. */
public final class SampleRuns {

  private static final SampleCompiler JAVAC =
      new SampleCompiler(ToolProvider.getSystemJavaCompiler(), List.of("-Xmaxerrs", "0"));
  private static final SampleCompiler ECJ =
      new SampleCompiler(new EclipseCompiler(), List.of("-source", "17", "-target", "17"));

  private static final Map<String, CompileResult> DONE = new HashMap<>();
  private static @Nullable Map<String, CompileResult> done25;
  private static @Nullable String failed25;

  private SampleRuns() {}

  /** The compiler of the running Java. */
  public static SampleCompiler javac() {
    return JAVAC;
  }

  /** Eclipse's compiler. */
  public static SampleCompiler ecj() {
    return ECJ;
  }

  /** What {@code compiler} makes of the source of {@code sample}. */
  static CompileResult fromSource(CompilerName compiler, Sample sample) {
    return switch (compiler) {
      case JAVAC17 -> run("javac17", JAVAC, sample, sample.request("javac17"));
      case ECJ -> run("ecj", ECJ, sample, sample.request("ecj"));
      case JAVAC25 -> of25("source " + sample.name());
    };
  }

  /** What {@code compiler} makes of the class files of {@code sample}, which javac 17 compiled. */
  static CompileResult fromClassFiles(CompilerName compiler, Sample sample) {
    return compiler == CompilerName.JAVAC25
        ? of25("classes " + sample.name())
        : run("javac17-classes", JAVAC, sample, classFiles("javac17-classes", sample));
  }

  /** What javac makes of the source of {@code sample} with one more option. */
  static CompileResult withOption(String run, Sample sample, String option) {
    CompileRequest plain = sample.request(run);
    List<String> options = new ArrayList<>(plain.options());
    options.add(option);
    return run(
        run,
        JAVAC,
        sample,
        new CompileRequest(
            plain.sources(),
            plain.classes(),
            plain.classPath(),
            plain.generated(),
            options,
            plain.output(),
            null));
  }

  private static synchronized CompileResult run(
      String run, SampleCompiler compiler, Sample sample, CompileRequest request) {
    String key = run + " " + sample.name();
    CompileResult known = DONE.get(key);
    if (known == null) {
      compileLibrary(sample);
      known = compiler.compile(request);
      DONE.put(key, known);
    }
    return known;
  }

  private static void compileLibrary(Sample sample) {
    if (sample.library().isEmpty()) {
      return;
    }
    CompileResult result =
        JAVAC.compile(
            new CompileRequest(
                sample.library().stream().map(Path::toString).toList(),
                List.of(),
                List.of(),
                List.of(),
                List.of("-proc:none"),
                sample.libraryClasses().toString(),
                null));
    if (!result.errors().isEmpty()) {
      throw new IllegalStateException("library of " + sample + ": " + result.errors());
    }
  }

  private static CompileRequest classFiles(String run, Sample sample) {
    fromSource(CompilerName.JAVAC17, sample);
    Path jar = sample.jar("javac17");
    try {
      return sample.classFileRequest(run, jar, ResourceScan.find(jar));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static CompileResult of25(String key) {
    CompileResult result = all25().get(key);
    if (result == null) {
      throw new IllegalArgumentException(key);
    }
    return result;
  }

  private static synchronized Map<String, CompileResult> all25() {
    if (failed25 != null) {
      // Once for all samples, not once for each.
      throw new IllegalStateException(failed25);
    }
    if (done25 != null) {
      return done25;
    }
    Map<String, CompileRequest> requests = new HashMap<>();
    for (Sample sample : Sample.all()) {
      compileLibrary(sample);
      requests.put("source " + sample.name(), sample.request("javac25"));
      if (sample.isGood()) {
        requests.put("classes " + sample.name(), classFiles("javac25-classes", sample));
      }
    }
    List<String> keys = List.copyOf(requests.keySet());
    Map<String, CompileResult> done = new HashMap<>();
    try {
      List<CompileResult> results =
          OtherJava.compile(
              Compilers.jdk25(),
              keys.stream().map(requests::get).toList(),
              Path.of("target/samples/exchange"));
      for (int i = 0; i < keys.size(); i++) {
        done.put(keys.get(i), results.get(i));
      }
    } catch (IOException failure) {
      failed25 = String.valueOf(failure.getMessage());
      throw new UncheckedIOException(failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
    done25 = done;
    return done;
  }
}
