package io.github.crd4j.maven;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The parameters that say what CRDs are made from.
 *
 * @param outputDirectory where the compiler puts classes
 * @param compiled whether what the compiler made there is of the sources as they are now
 * @param sourceDirectories the project's own if empty
 * @param dependencies {@code groupId:artifactId}
 * @param layout null if not set
 * @param kubernetes null if not set
 * @param options by name, with or without {@code crd.} before it
 * @param encoding null if not set
 */
record CrdParameters(
    Path outputDirectory,
    boolean compiled,
    List<Path> sourceDirectories,
    List<String> dependencies,
    @Nullable String layout,
    @Nullable String kubernetes,
    Map<String, String> options,
    @Nullable String encoding) {

  private static final String PREFIX = "crd.";

  CrdParameters {
    sourceDirectories = List.copyOf(sourceDirectories);
    dependencies = List.copyOf(dependencies);
    options = Map.copyOf(options);
  }

  /** The options of the processor that were set, by full name. */
  SortedMap<String, String> processorOptions() {
    SortedMap<String, String> all = new TreeMap<>();
    options.forEach(
        (name, value) -> all.put(name.startsWith(PREFIX) ? name : PREFIX + name, value));
    if (layout != null) {
      all.put(PREFIX + "layout", layout);
    }
    if (kubernetes != null) {
      all.put(PREFIX + "kubernetes", kubernetes);
    }
    return all;
  }
}
