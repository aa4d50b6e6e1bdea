package io.github.crd4j.processor.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.plan.PlanRule;
import io.github.crd4j.processor.read.SourceRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever can be said or be wrong has a sample. */
class CoverageTest {

  private static final Path ANNOTATIONS =
      Path.of("../crd-annotations/src/main/java/io/github/crd4j/annotations");

  static List<String> annotations() throws IOException {
    try (Stream<Path> files = Files.list(ANNOTATIONS)) {
      return files
          .map(file -> file.getFileName().toString().replace(".java", ""))
          .filter(name -> !name.equals("package-info") && !name.equals("Scope"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("annotations")
  void anAnnotationHasASampleWithItsYaml(String annotation) {
    Sample sample = sample("annotations/" + kebab(annotation));

    assertThat(sample.sources()).anyMatch(source -> mentions(source, "@" + annotation));
    assertThat(sample.golden(CompilerName.JAVAC17)).isNotEmpty();
    assertThat(sample.findings()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("annotations")
  void anAnnotationHasASampleOfItsMisuse(String annotation) {
    Sample sample = sample("misuse/" + kebab(annotation));

    assertThat(sample.sources()).anyMatch(source -> mentions(source, "@" + annotation));
    for (CompilerName compiler : CompilerName.values()) {
      assertThat(sample.findings(compiler)).as("%s", compiler).isNotEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRuleAboutTheSourceHasASample(SourceRule rule) {
    assertThat(Sample.all()).anyMatch(sample -> finds(sample, rule.name()));
  }

  @ParameterizedTest
  @EnumSource
  void aRuleAboutConversionHasASample(PlanRule rule) {
    assertThat(Sample.all()).anyMatch(sample -> finds(sample, rule.name()));
  }

  private static boolean finds(Sample sample, String rule) {
    return sample.findings().stream().anyMatch(finding -> finding.rule().equals(rule));
  }

  private static Sample sample(String name) {
    return new Sample(name, Sample.ROOT.resolve(name));
  }

  private static boolean mentions(Path source, String text) {
    try {
      return Files.readString(source).contains(text);
    } catch (IOException failure) {
      throw new java.io.UncheckedIOException(failure);
    }
  }

  /** {@code ListType} as directories are called: {@code list-type}. */
  private static String kebab(String name) {
    return name.replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }
}
