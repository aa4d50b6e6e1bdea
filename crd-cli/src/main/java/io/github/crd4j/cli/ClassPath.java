package io.github.crd4j.cli;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;

/** Reads class paths as Java does, but refuses entries that Java would pass over in silence. */
final class ClassPath {

  private static final byte[] ZIP = {'P', 'K'};

  private ClassPath() {}

  /**
   * The entries of {@code path}.
   *
   * @param option where it was given, for messages
   */
  static List<Path> parse(String option, String path) throws CannotWorkException {
    List<Path> entries = new ArrayList<>();
    int start = 0;
    while (start <= path.length()) {
      int end = path.indexOf(File.pathSeparatorChar, start);
      String entry = path.substring(start, end < 0 ? path.length() : end);
      if (!entry.isEmpty()) {
        add(option, entry, entries);
      }
      start = end < 0 ? path.length() + 1 : end + 1;
    }
    return entries;
  }

  private static void add(String option, String entry, List<Path> entries)
      throws CannotWorkException {
    boolean wildcard = entry.equals("*") || entry.endsWith("/*") || entry.endsWith("\\*");
    String directory = entry.length() == 1 ? "." : entry.substring(0, entry.length() - 2);
    Path file = path(wildcard ? directory : entry);
    if (!Files.exists(file)) {
      throw new CannotWorkException("'" + file + "' in " + option + " does not exist");
    }
    if (wildcard) {
      entries.addAll(jars(file));
    } else {
      if (!Files.isDirectory(file)) {
        requireJar(file);
      }
      entries.add(file);
    }
  }

  /** The path that was typed. */
  static Path path(String text) throws CannotWorkException {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new CannotWorkException("'" + text + "' is no path: " + e.getReason());
    }
  }

  private static List<Path> jars(Path directory) throws CannotWorkException {
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(directory, "*.{jar,JAR}")) {
      found.forEach(jars::add);
    } catch (IOException e) {
      throw FileProblem.cannotRead(directory, e);
    }
    jars.sort(null);
    return jars;
  }

  /** Refuses what does not begin as a jar does; the compiler would ignore it. */
  static void requireJar(Path file) throws CannotWorkException {
    try (InputStream in = Files.newInputStream(file)) {
      if (!Arrays.equals(in.readNBytes(ZIP.length), ZIP)) {
        throw new CannotWorkException("'" + file + "' is no jar; build or download it again");
      }
    } catch (IOException e) {
      throw FileProblem.cannotRead(file, e);
    }
  }

  /** Whether one of {@code entries} has the class called {@code binaryName}. */
  static boolean contains(List<Path> entries, String binaryName) throws CannotWorkException {
    String file = binaryName.replace('.', '/') + ".class";
    for (Path entry : entries) {
      if (Files.isDirectory(entry) ? Files.exists(entry.resolve(file)) : inJar(entry, file)) {
        return true;
      }
    }
    return false;
  }

  private static boolean inJar(Path jar, String file) throws CannotWorkException {
    try (JarFile opened = new JarFile(jar.toFile())) {
      return opened.getEntry(file) != null;
    } catch (IOException e) {
      throw FileProblem.cannotRead(jar, e);
    }
  }
}
