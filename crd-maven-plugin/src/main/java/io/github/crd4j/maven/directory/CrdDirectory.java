package io.github.crd4j.maven.directory;

import io.github.crd4j.yaml.CrdYamlWriter;
import io.github.crd4j.yaml.YamlFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A directory with files of CRDs, of which crd4j wrote some. */
public final class CrdDirectory {

  private final Path path;

  /** The directory at {@code path}, which need not exist. */
  public CrdDirectory(Path path) {
    this.path = path;
  }

  public Path path() {
    return path;
  }

  /**
   * The texts of all YAML files by name, with line breaks as crd4j writes them: version control may
   * have changed them. Subdirectories are not read.
   *
   * @throws IOException if a file cannot be read; the message names it
   */
  public SortedMap<String, String> files() throws IOException {
    if (!Files.exists(path)) {
      return Collections.emptySortedMap();
    }
    if (!Files.isDirectory(path)) {
      throw new IOException(path + " is no directory");
    }
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> entries = Files.list(path)) {
      for (Path entry : entries.filter(CrdDirectory::isYaml).toList()) {
        files.put(String.valueOf(entry.getFileName()), read(entry));
      }
    }
    return files;
  }

  /** Those of {@link #files} that crd4j wrote, even if they were edited since. */
  public SortedMap<String, String> generated() throws IOException {
    SortedMap<String, String> files = new TreeMap<>(files());
    files.values().removeIf(text -> !CrdYamlWriter.isGenerated(text));
    return files;
  }

  private static boolean isYaml(Path entry) {
    String name = entry.toString();
    return (name.endsWith(".yaml") || name.endsWith(".yml")) && Files.isRegularFile(entry);
  }

  /**
   * A byte that is no UTF-8 becomes a character that no CRD of ours has, so the text differs; and
   * so does one of more bytes than are read of any file.
   */
  private static String read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(YamlFiles.MAX_BYTES);
      return new String(bytes, StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException unreadable) {
      throw new IOException("cannot read " + file + ": " + unreadable, unreadable);
    }
  }
}
