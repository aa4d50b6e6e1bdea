package io.github.crd4j.processor.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.processor.compilers.Compilers;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** The classes in a jar give the YAML of their source, less the descriptions in its Javadoc. */
class ClassFilesTest {

  private static final String NO_JAVADOC = "-Acrd.descriptions=none";

  @TestFactory
  Stream<DynamicNode> javac17() {
    return SamplesTest.perSample(
        good().stream().filter(sample -> !sample.losesAnnotations()).toList(),
        sample -> check(CompilerName.JAVAC17, sample));
  }

  @TestFactory
  Stream<DynamicNode> javac25() {
    Compilers.jdk25();
    return SamplesTest.perSample(good(), sample -> check(CompilerName.JAVAC25, sample));
  }

  /** All without errors, and whose defaults are not in initialisers, which class files lack. */
  private static List<Sample> good() {
    return Sample.all().stream()
        .filter(Sample::isGood)
        .filter(sample -> !sample.topic().equals("initialiser"))
        .toList();
  }

  private static void check(CompilerName compiler, Sample sample) {
    CompileResult fromSource = SampleRuns.withOption("no-javadoc", sample, NO_JAVADOC);
    CompileResult fromClasses = SampleRuns.fromClassFiles(compiler, sample);

    assertThat(fromClasses.errors()).isEmpty();
    assertThat(fromClasses.files()).isEqualTo(fromSource.files());
  }
}
