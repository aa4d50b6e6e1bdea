package io.github.crd4j.processor.testing;

import io.github.crd4j.processor.compilers.Compilers;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every sample finds what is written in it, and makes the YAML beside it, under each compiler. */
class SamplesTest {

  @TestFactory
  Stream<DynamicNode> javac17() {
    return perSample(Sample.all(), sample -> check(CompilerName.JAVAC17, sample));
  }

  @TestFactory
  Stream<DynamicNode> ecj() {
    return perSample(Sample.all(), sample -> check(CompilerName.ECJ, sample));
  }

  /** The other Java runs with another language, country and time zone. */
  @TestFactory
  Stream<DynamicNode> javac25() {
    Compilers.jdk25();
    return perSample(Sample.all(), sample -> check(CompilerName.JAVAC25, sample));
  }

  private static void check(CompilerName compiler, Sample sample) {
    CompileResult result = SampleRuns.fromSource(compiler, sample);
    SampleChecks.checkFindings(sample.findings(compiler), result.messages());
    if (SampleChecks.updates() && sample.isWrittenBy(compiler)) {
      SampleChecks.update(sample, compiler, result);
    }
    SampleChecks.checkFiles(sample, compiler, result);
  }

  /** A test for each sample, in a group for each topic. */
  static Stream<DynamicNode> perSample(List<Sample> samples, Consumer<Sample> test) {
    return samples.stream()
        .map(Sample::topic)
        .distinct()
        .map(
            topic ->
                DynamicContainer.dynamicContainer(
                    topic,
                    samples.stream()
                        .filter(sample -> sample.topic().equals(topic))
                        .map(
                            sample ->
                                DynamicTest.dynamicTest(
                                    sample.name(),
                                    sample.directory().toUri(),
                                    () -> test.accept(sample)))));
  }
}
