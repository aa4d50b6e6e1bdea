package io.github.crd4j.integration.stored;

import io.github.crd4j.integration.GeneratedCrds;
import io.github.crd4j.processor.run.GenerateResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** CRDs that cover every type mapping and every annotation. */
final class Samples {
  private static final Path SOURCES = Path.of("src/test/resources/samples");
  private static final Path GOLDEN = Path.of("../crd-processor/src/test/resources/samples");

  private Samples() {}

  /**
   * A CRD.
   *
   * @param name the file that it is in or comes from
   */
  record Sample(String name, String yaml) {
    @Override
    public String toString() {
      return name;
    }
  }

  /**
   * What is made of this module's Java files, each of which is compiled by itself.
   *
   * @throws IllegalStateException if one of them has errors
   */
  static List<Sample> generated() {
    return GeneratedCrds.sources(SOURCES).stream().flatMap(Samples::crds).toList();
  }

  private static Stream<Sample> crds(Path source) {
    GenerateResult result = GeneratedCrds.from(List.of(source));
    if (result.hasErrors() || result.files().isEmpty()) {
      throw new IllegalStateException(source + " makes no CRD: " + result.messages());
    }
    return result.files().values().stream()
        .map(yaml -> new Sample(source.getFileName().toString(), yaml));
  }

  /** The project's example, in another group: under its own other tests use it at the same time. */
  static Sample example() {
    String yaml = GeneratedCrds.one(GeneratedCrds.EXAMPLE);
    return new Sample("example", yaml.replace("databases.example.com", "stored.example.com"));
  }

  /** The expected files of the processor's own tests, which are what it makes of their sources. */
  static List<Sample> golden() {
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      return files
          .filter(file -> file.toString().matches(".*\\.ya?ml"))
          .filter(file -> !isPolicy(file))
          .sorted()
          .map(file -> new Sample(GOLDEN.relativize(file).toString(), read(file)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The admission policies beside them, each in a file of its own with several documents. */
  static List<Sample> policies() {
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      return files
          .filter(Samples::isPolicy)
          .sorted()
          .map(file -> new Sample(GOLDEN.relativize(file).toString(), read(file)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isPolicy(Path file) {
    return file.toString().matches(".*\\.(mutating|validating)\\.yaml");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
