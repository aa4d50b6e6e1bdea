package io.github.crd4j.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/**
 * The directory that gets the files.
 *
 * <p>All new content is on disk before the first file is replaced, and each is replaced in one
 * step: nobody ever reads half a file, and a full disk leaves everything as it was.
 */
final class OutputDirectory {

  private final Path directory;

  OutputDirectory(Path directory) {
    this.directory = directory;
  }

  /**
   * Writes those of {@code files} that are not there yet with the same bytes.
   *
   * @return their names
   */
  Set<String> write(SortedMap<String, String> files) throws CannotWorkException {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw Files.exists(directory)
          ? new CannotWorkException("'" + directory + "' is no directory")
          : FileProblem.cannotWrite(directory, e);
    }
    Map<String, Path> temporary = new LinkedHashMap<>();
    try {
      for (Map.Entry<String, String> file : files.entrySet()) {
        prepare(file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8), temporary);
      }
      for (Map.Entry<String, Path> file : temporary.entrySet()) {
        replace(file.getValue(), directory.resolve(file.getKey()));
      }
    } finally {
      temporary.values().forEach(OutputDirectory::discard);
    }
    return temporary.keySet();
  }

  private void prepare(String name, byte[] content, Map<String, Path> temporary)
      throws CannotWorkException {
    Path target = directory.resolve(name);
    if (Files.isDirectory(target)) {
      throw new CannotWorkException("cannot write '" + target + "': it is a directory");
    }
    try {
      if (!Files.isRegularFile(target) || !Arrays.equals(Files.readAllBytes(target), content)) {
        // Not createTempFile, which gives the owner alone the right to read.
        Path file = directory.resolve("." + name + "." + ProcessHandle.current().pid() + ".tmp");
        temporary.put(name, file);
        Files.write(file, content);
      }
    } catch (IOException e) {
      throw FileProblem.cannotWrite(target, e);
    }
  }

  private static void replace(Path from, Path to) throws CannotWorkException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw FileProblem.cannotWrite(to, e);
    }
  }

  private static void discard(Path temporary) {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException ignored) {
      // It is only a leftover; the failure that left it is the one to report.
    }
  }
}
