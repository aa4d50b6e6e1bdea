package io.github.crd4j.conversion;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Reviews as kube-apiserver 1.37.2 sent them. */
public final class Reviews {
  private static final Path DIRECTORY = Path.of("src/test/resources/reviews");

  private Reviews() {}

  /** A handler that converts them. */
  public static ReviewHandler handler() {
    return new ReviewHandler(Databases.conversions());
  }

  /** What that handler converts. */
  public static Conversions conversions() {
    return Databases.conversions();
  }

  static List<Path> all() {
    try (Stream<Path> files = Files.list(DIRECTORY)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Path file(String name) {
    return DIRECTORY.resolve(name + ".json");
  }

  /** The bytes of one. */
  public static byte[] read(String name) {
    return read(file(name));
  }

  static byte[] read(Path review) {
    try {
      return Files.readAllBytes(review);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
