package io.github.crd4j.maven.directory;

import io.github.crd4j.diff.CrdDiff;
import io.github.crd4j.diff.DiffText;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.yaml.CrdDocument;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.CrdYamlWriter;
import io.github.crd4j.yaml.YamlDocument;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Compares a directory with what the sources say. */
public final class DirectoryCheck {

  /** The most lines that are shown for one file: who changed everything knows it. */
  static final int MAX_DETAILS = 60;

  /**
   * What was found.
   *
   * @param differences all files that are not right, by name
   * @param size number of files that are there or must be
   */
  public record Result(List<Difference> differences, int size) {

    public Result {
      differences = List.copyOf(differences);
    }
  }

  private final CrdDirectory directory;
  private final SortedMap<String, String> existing;
  private final SortedMap<String, String> wanted;
  private final SortedMap<String, String> fileOfCrd = new TreeMap<>();
  private final List<Difference> differences = new ArrayList<>();

  private DirectoryCheck(
      CrdDirectory directory,
      SortedMap<String, String> existing,
      SortedMap<String, String> wanted) {
    this.directory = directory;
    this.existing = existing;
    this.wanted = wanted;
    wanted.keySet().forEach(file -> fileOfCrd.put(CrdFilter.crdName(file), file));
  }

  /**
   * Compares all files of {@code directory}.
   *
   * @param made the text of each file by its name
   * @param filter files that it does not choose are not looked at
   * @throws IOException if a file cannot be read; the message names it
   */
  public static Result run(CrdDirectory directory, SortedMap<String, String> made, CrdFilter filter)
      throws IOException {
    return new DirectoryCheck(directory, filter.apply(directory.files()), filter.apply(made)).run();
  }

  private Result run() {
    SortedSet<String> names = new TreeSet<>(wanted.keySet());
    for (Map.Entry<String, String> file : existing.entrySet()) {
      if (CrdYamlWriter.isGenerated(file.getValue())) {
        names.add(file.getKey());
      } else if (!wanted.containsKey(file.getKey())) {
        checkForeign(file.getKey(), file.getValue());
      }
    }
    names.forEach(this::check);
    differences.forEach(difference -> names.add(difference.file()));
    differences.sort((left, right) -> left.file().compareTo(right.file()));
    return new Result(differences, names.size());
  }

  private void check(String file) {
    String before = existing.get(file);
    String after = wanted.get(file);
    if (after == null) {
      differences.add(Difference.orphan(file));
    } else if (before == null) {
      differences.add(Difference.missing(file));
    } else if (!CrdYamlWriter.isGenerated(before)) {
      differences.add(Difference.foreign(file));
    } else if (!before.equals(after)) {
      differences.add(Difference.stale(file, details(file, before, after)));
    }
  }

  private List<String> details(String file, String before, String after) {
    try {
      List<YamlDocument> documents = YamlReader.read(before);
      if (documents.size() != 1 || !(documents.get(0).value() instanceof JsonObject old)) {
        return List.of("is not the one CRD that crd4j writes into a file");
      }
      JsonObject current = (JsonObject) YamlReader.read(after).get(0).value();
      List<String> lines = DiffText.lines(CrdDiff.between(old, current));
      return lines.isEmpty()
          ? List.of("means the same, but was edited: comments, order or layout")
          : limited(lines);
    } catch (YamlException broken) {
      return List.of(place(file, broken));
    }
  }

  private static List<String> limited(List<String> lines) {
    if (lines.size() <= MAX_DETAILS) {
      return lines;
    }
    List<String> first = new ArrayList<>(lines.subList(0, MAX_DETAILS));
    first.add("and " + (lines.size() - MAX_DETAILS) + " more lines");
    return first;
  }

  /** Files of others may stand beside ours, but not with a CRD that we make: one would win. */
  private void checkForeign(String file, String text) {
    try {
      for (CrdDocument document : CrdYamlReader.read(file, text)) {
        String name = document.crd().name();
        String made = fileOfCrd.get(name);
        if (made != null) {
          differences.add(Difference.duplicate(file, name, made));
        }
      }
    } catch (YamlException broken) {
      differences.add(Difference.broken(file, place(file, broken)));
    }
  }

  private String place(String file, YamlException broken) {
    return directory.path().resolve(file)
        + ":"
        + broken.position()
        + " "
        + broken.finding().headline();
  }
}
