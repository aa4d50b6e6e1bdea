package io.github.crd4j.integration.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Values of every sample class, and of classes that are made at random, are written by Jackson,
 * stored by the API server, and read again; and so is every object that the schema allows.
 *
 * <p>{@code -Djackson.values=N} sends more of each class, {@code -Djackson.classes=N} makes more
 * classes, {@code -Djackson.seed=N} others; {@code -Djackson.sample=REGEX} leaves only some of
 * those that are written by hand.
 */
@WithApiServer
class JacksonRoundTripIT {
  private static final int VALUES = Integer.getInteger("jackson.values", 8);
  private static final int CLASSES = Integer.getInteger("jackson.classes", 100);
  private static final long SEED = Long.getLong("jackson.seed", 20_261_201);

  private final ApiClient client;

  JacksonRoundTripIT(ApiClient client) {
    this.client = client;
  }

  @Test
  void thereAreManySamples() {
    assertThat(SampleFiles.all()).hasSizeGreaterThan(60);
  }

  @ParameterizedTest
  @EnumSource
  void valuesOfSamplesComeBack(Mapper mapper, @TempDir Path directory) throws Exception {
    List<Sample> samples =
        SampleFiles.all().stream().filter(sample -> sample.mappers().contains(mapper)).toList();

    assertNone(failures(samples, mapper, directory));
  }

  @ParameterizedTest
  @EnumSource
  void valuesOfGeneratedClassesComeBack(Mapper mapper, @TempDir Path directory) throws Exception {
    List<Sample> samples =
        LongStream.range(SEED, SEED + CLASSES).mapToObj(ClassGenerator::next).toList();

    assertNone(failures(samples, mapper, directory));
  }

  private static void assertNone(List<Failure> failures) throws IOException {
    Exceptions exceptions = Exceptions.read(SampleFiles.DIRECTORY.resolve("exceptions.txt"));
    assertThat(
            failures.stream()
                .filter(failure -> !exceptions.cover(failure))
                .map(Failure::toString)
                .collect(Collectors.joining("\n")))
        .as("seed " + SEED)
        .isEmpty();
  }

  private List<Failure> failures(List<Sample> samples, Mapper mapper, Path directory)
      throws Exception {
    CompiledSamples compiled = CompiledSamples.of(samples, mapper, directory);
    // Jackson finds subtypes by name there.
    Thread.currentThread().setContextClassLoader(compiled.loader());
    ServedSamples served = new ServedSamples(client, mapper);
    served.install(compiled, samples);
    List<Failure> failures = new ArrayList<>();
    for (Sample sample : samples) {
      RoundTrips trips = new RoundTrips(compiled, served, sample);
      Random random = new Random(SEED + sample.name().hashCode());
      trips.values(VALUES, random);
      if (!sample.isLoose()) {
        trips.objects(VALUES, random);
      }
      failures.addAll(trips.failures());
    }
    served.delete(samples);
    return failures;
  }
}
