package io.github.crd4j.integration.jackson;

import io.github.crd4j.integration.GeneratedCrds;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The samples that are written by hand. */
final class SampleFiles {
  static final Path DIRECTORY = Path.of("src/test/resources/jackson");

  private SampleFiles() {}

  /** All of them in alphabetical order; {@code -Djackson.sample=NAME} leaves one. */
  static List<Sample> all() {
    String only = System.getProperty("jackson.sample", "");
    return GeneratedCrds.sources(DIRECTORY.resolve("samples")).stream()
        .map(SampleFiles::read)
        .filter(sample -> only.isEmpty() || sample.name().matches(only))
        .toList();
  }

  private static Sample read(Path file) {
    try {
      return new Sample(file.getFileName().toString().replace(".java", ""), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
