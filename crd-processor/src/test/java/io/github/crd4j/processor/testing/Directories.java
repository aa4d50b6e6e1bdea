package io.github.crd4j.processor.testing;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** What compilations need of the file system. */
final class Directories {

  private Directories() {}

  /** Makes {@code directory} an empty directory. */
  static void empty(Path directory) throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> found = Files.walk(directory)) {
        for (Path file : found.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    Files.createDirectories(directory);
  }

  /** The files in and below {@code directory} with {@code ending}, sorted; none if it is absent. */
  static List<Path> files(Path directory, String ending) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> found = Files.walk(directory)) {
      return found.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  /** Packs the classes in {@code directory}. */
  static void jar(Path directory, Path jar) throws IOException {
    Files.createDirectories(jar.toAbsolutePath().getParent());
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (Path entry : files(directory, ".class")) {
        out.putNextEntry(new ZipEntry(directory.relativize(entry).toString().replace('\\', '/')));
        Files.copy(entry, out);
        out.closeEntry();
      }
    }
  }
}
