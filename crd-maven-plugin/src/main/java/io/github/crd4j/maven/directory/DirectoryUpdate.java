package io.github.crd4j.maven.directory;

import io.github.crd4j.yaml.CrdYamlWriter;
import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Makes a directory what the sources say.
 *
 * <p>A file is written only if it differs, and completely or not at all. Files that crd4j did not
 * write are neither changed nor removed.
 */
public final class DirectoryUpdate {

  /**
   * What was done.
   *
   * @param written names of the files that were new or different
   * @param unchanged names of the files that were right
   * @param removed names of the files that are of no class any more
   * @param foreign names of files that stand where ours must be, but were not written by crd4j; if
   *     there are any, nothing was done
   */
  public record Result(
      List<String> written, List<String> unchanged, List<String> removed, List<String> foreign) {

    public Result {
      written = List.copyOf(written);
      unchanged = List.copyOf(unchanged);
      removed = List.copyOf(removed);
      foreign = List.copyOf(foreign);
    }

    /** Number of CRDs that the directory has now. */
    public int size() {
      return written.size() + unchanged.size();
    }
  }

  private DirectoryUpdate() {}

  /**
   * Writes what differs and removes what is no longer made.
   *
   * @param made the text of each file by its name
   * @param filter files that it does not choose are left alone
   * @throws IOException if a file cannot be read or written; then no file is half written
   */
  public static Result run(CrdDirectory directory, SortedMap<String, String> made, CrdFilter filter)
      throws IOException {
    Map<String, String> existing = filter.apply(directory.files());
    SortedMap<String, String> wanted = filter.apply(made);
    List<String> foreign =
        wanted.keySet().stream()
            .filter(existing::containsKey)
            .filter(name -> !CrdYamlWriter.isGenerated(existing.getOrDefault(name, "")))
            .toList();
    if (!foreign.isEmpty()) {
      return new Result(List.of(), List.of(), List.of(), foreign);
    }
    List<String> unchanged = new ArrayList<>();
    Map<String, String> different = new TreeMap<>();
    wanted.forEach(
        (name, text) -> {
          if (text.equals(existing.get(name))) {
            unchanged.add(name);
          } else {
            different.put(name, text);
          }
        });
    List<String> removed =
        existing.entrySet().stream()
            .filter(file -> CrdYamlWriter.isGenerated(file.getValue()))
            .map(Map.Entry::getKey)
            .filter(name -> !wanted.containsKey(name))
            .toList();
    write(directory.path(), different);
    for (String name : removed) {
      Files.delete(directory.path().resolve(name));
    }
    return new Result(List.copyOf(different.keySet()), unchanged, removed, List.of());
  }

  /** All texts go to disk before the first file is replaced: a full disk must not cost any. */
  private static void write(Path directory, Map<String, String> texts) throws IOException {
    if (texts.isEmpty()) {
      return;
    }
    Files.createDirectories(directory);
    Map<Path, Path> targets = new LinkedHashMap<>();
    try {
      for (Map.Entry<String, String> text : texts.entrySet()) {
        Path target = directory.resolve(text.getKey());
        Path temporary = directory.resolve("." + text.getKey() + ".tmp");
        targets.put(temporary, target);
        Files.writeString(temporary, text.getValue());
      }
      for (Map.Entry<Path, Path> move : targets.entrySet()) {
        replace(move.getKey(), move.getValue());
      }
    } finally {
      for (Path temporary : targets.keySet()) {
        Files.deleteIfExists(temporary);
      }
    }
  }

  private static void replace(Path temporary, Path target) throws IOException {
    try {
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException plainFileSystem) {
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
