package io.github.crd4j.processor.lint;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Lists the files that may have CRDs. */
final class CrdFiles {

  private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");

  private CrdFiles() {}

  /** {@code path} itself, or the YAML and JSON files anywhere below it, in alphabetical order. */
  static List<Path> of(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> found = Files.walk(path)) {
      return found
          .filter(file -> ENDINGS.stream().anyMatch(file.toString()::endsWith))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
  }
}
