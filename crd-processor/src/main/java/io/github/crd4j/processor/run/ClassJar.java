package io.github.crd4j.processor.run;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** A jar of the class path, whose names are read once. */
final class ClassJar implements ClassPathEntry {

  private final Path file;
  private final JarFile jar;
  private final Map<String, List<String>> namesByDirectory = new HashMap<>();

  /**
   * Opens the jar.
   *
   * @throws IOException if it cannot be read or is no jar
   */
  ClassJar(Path file) throws IOException {
    this.file = file;
    this.jar = new JarFile(file.toFile(), false, ZipFile.OPEN_READ, JarFile.runtimeVersion());
    try (Stream<JarEntry> entries = jar.isMultiRelease() ? jar.versionedStream() : jar.stream()) {
      entries.forEach(entry -> add(entry.getName()));
    }
  }

  private void add(String name) {
    int slash = name.lastIndexOf('/');
    if (slash < name.length() - 1) {
      namesByDirectory
          .computeIfAbsent(slash < 0 ? "" : name.substring(0, slash), key -> new ArrayList<>())
          .add(name.substring(slash + 1));
    }
  }

  @Override
  public void list(String directory, boolean below, BiConsumer<String, String> files) {
    List<String> names = namesByDirectory.get(directory);
    if (names != null) {
      names.forEach(name -> files.accept(directory, name));
    }
    if (below) {
      String prefix = directory.isEmpty() ? "" : directory + "/";
      namesByDirectory.forEach(
          (other, inIt) -> {
            if (!other.equals(directory) && other.startsWith(prefix)) {
              inIt.forEach(name -> files.accept(other, name));
            }
          });
    }
  }

  @Override
  public boolean has(String name) {
    return jar.getEntry(name) != null;
  }

  @Override
  public InputStream open(String name) throws IOException {
    JarEntry entry = jar.getJarEntry(name);
    if (entry == null) {
      throw new IOException(describe(name) + " does not exist");
    }
    return jar.getInputStream(entry);
  }

  @Override
  public long lastModified(String name) {
    JarEntry entry = jar.getJarEntry(name);
    return entry == null ? 0 : Math.max(0, entry.getTime());
  }

  @Override
  public String describe(String name) {
    return file + "(/" + name + ")";
  }

  @Override
  public URI uri(String name) {
    return URI.create("jar:" + file.toUri() + "!/" + name);
  }

  @Override
  public @Nullable String morePath() throws IOException {
    Manifest manifest = jar.getManifest();
    return manifest == null
        ? null
        : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
  }

  @Override
  public void close() throws IOException {
    jar.close();
  }
}
