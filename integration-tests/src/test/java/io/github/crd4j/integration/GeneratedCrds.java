package io.github.crd4j.integration;

import io.github.crd4j.processor.run.CrdGenerator;
import io.github.crd4j.processor.run.GenerateRequest;
import io.github.crd4j.processor.run.GenerateResult;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Makes CRDs from Java sources, as a build does. */
public final class GeneratedCrds {
  /** The sources of the example that ships with the project. */
  public static final Path EXAMPLE = Path.of("../examples/database/src/main/java");

  /** The class path of these tests. */
  public static final List<Path> CLASS_PATH =
      Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
          .map(Path::of)
          .toList();

  private GeneratedCrds() {}

  /**
   * The YAML of the one CRD that the sources under {@code directory} declare.
   *
   * @throws IllegalArgumentException if they declare more or less, or if there are errors
   */
  public static String one(Path directory) {
    GenerateResult result = from(sources(directory));
    if (result.hasErrors() || result.files().size() != 1) {
      throw new IllegalArgumentException(
          directory + " makes " + result.files().keySet() + " and says " + result.messages());
    }
    return result.files().values().iterator().next();
  }

  /** What comes of these files together. */
  public static GenerateResult from(List<Path> sources) {
    try {
      return CrdGenerator.generate(
          new GenerateRequest(
              sources, List.of(), CLASS_PATH, List.of(), Map.of(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The Java files under {@code directory} in alphabetical order; none where it does not exist. */
  public static List<Path> sources(Path directory) {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
