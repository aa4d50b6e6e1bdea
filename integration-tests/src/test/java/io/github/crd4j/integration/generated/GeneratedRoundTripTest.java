package io.github.crd4j.integration.generated;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.integration.CompiledClasses;
import io.github.crd4j.integration.GeneratedCrds;
import io.github.crd4j.testing.roundtrip.Counterexample;
import io.github.crd4j.testing.roundtrip.RoundTrip;
import io.github.crd4j.testing.roundtrip.Trip;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing is lost by a conversion that javac made of two classes, whatever is in them. */
class GeneratedRoundTripTest {

  private static final Path PAIRS = Path.of("src/test/resources/conversions");
  private static final Path LOSSY = Path.of("src/test/resources/conversions-lossy/Lossy.java");

  /** As many as the build can bear; all 10,000 with {@code -DroundTrip.objects=10000}. */
  private static final int OBJECTS = Integer.getInteger("roundTrip.objects", 300);

  @TempDir Path classes;

  static List<Path> pairs() throws IOException {
    try (Stream<Path> files = Files.list(PAIRS)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void losesNothing(Path source) throws IOException {
    try (CompiledClasses pair = CompiledClasses.of(List.of(source), classes)) {
      roundTrip(pair).check();
    }
  }

  @Test
  void losesNothingOfTheExample() throws IOException {
    try (CompiledClasses example =
        CompiledClasses.of(GeneratedCrds.sources(GeneratedCrds.EXAMPLE), classes)) {
      RoundTrip.of("META-INF/crds/databases.databases.example.com.yaml")
          .with(example.conversions())
          .objects(OBJECTS)
          .check();
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void showsWhatTheSourceSays(Path source) throws IOException {
    List<SpecPair> said = SpecPair.saidIn(Files.readString(source));
    assertThat(said).isNotEmpty();
    try (CompiledClasses pair = CompiledClasses.of(List.of(source), classes)) {
      Conversions conversions = pair.conversions();
      for (SpecPair specs : said) {
        assertThat(specs.converted(conversions, "v1")).isEqualTo(specs.in("v1"));
        assertThat(specs.converted(conversions, "v1alpha1")).isEqualTo(specs.in("v1alpha1"));
      }
    }
  }

  static LongStream seeds() {
    long first = Long.getLong("roundTrip.seed", 1);
    return LongStream.range(first, first + Integer.getInteger("roundTrip.pairs", 20));
  }

  @ParameterizedTest(name = "-DroundTrip.seed={0}")
  @MethodSource("seeds")
  void losesNothingOfClassesMadeAtRandom(long seed) throws IOException {
    Path source = Files.createDirectory(classes.resolve("src")).resolve("Made.java");
    Files.writeString(source, PairMaker.make(seed));
    try (CompiledClasses pair = CompiledClasses.of(List.of(source), classes)) {
      roundTrip(pair).check();
    } catch (AssertionError lost) {
      throw new AssertionError(lost.getMessage() + "\n" + Files.readString(source), lost);
    }
  }

  @Test
  void whatIsDroppedIsFoundAndShrunk() throws IOException {
    try (CompiledClasses pair = CompiledClasses.of(List.of(LOSSY), classes)) {
      Counterexample found = Objects.requireNonNull(roundTrip(pair).find());

      assertThat(found.trip()).isEqualTo(Trip.HUB_SPOKE_HUB);
      assertThat(found.object().get("spec")).hasToString("{\"retention\": {}}");
    }
  }

  private static RoundTrip roundTrip(CompiledClasses pair) {
    return RoundTrip.of("META-INF/crds/things.example.com.yaml")
        .with(pair.conversions())
        .objects(OBJECTS);
  }
}
