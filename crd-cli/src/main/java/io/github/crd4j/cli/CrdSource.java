package io.github.crd4j.cli;

import io.github.crd4j.model.Crd;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.yaml.CrdDocument;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.UnreadableFileException;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The CRDs of a file or a directory.
 *
 * @param crds by name
 * @param storedVersions {@code status.storedVersions} by name of the CRD
 * @param problems what the API server would refuse to read, as lines for people
 */
record CrdSource(
    SortedMap<String, Crd> crds,
    SortedMap<String, List<String>> storedVersions,
    List<String> problems) {

  /**
   * Reads {@code path}.
   *
   * @throws CannotWorkException if it cannot be read, is not YAML, or has no CRD
   */
  static CrdSource read(Path path) throws CannotWorkException {
    CrdSource source = new CrdSource(new TreeMap<>(), new TreeMap<>(), new ArrayList<>());
    try {
      for (Path file : YamlFiles.find(path)) {
        source.add(file);
      }
    } catch (UnreadableFileException e) {
      throw new CannotWorkException(String.valueOf(e.getMessage()));
    }
    if (source.crds.isEmpty() && source.problems.isEmpty()) {
      throw new CannotWorkException(
          "'" + path + "' has no CustomResourceDefinition; name its file or directory");
    }
    return source;
  }

  private void add(Path file) throws CannotWorkException, UnreadableFileException {
    try {
      for (CrdDocument document : CrdYamlReader.read(file.toString(), YamlFiles.read(file))) {
        add(file, document);
      }
    } catch (YamlException e) {
      throw new CannotWorkException(
          file + ":" + e.position().line() + ":" + e.position().column() + ": " + e.problem());
    }
  }

  private void add(Path file, CrdDocument document) {
    document.findings().forEach(finding -> problems.add(line(file, document, finding)));
    storedVersions.put(document.crd().name(), document.storedVersions());
    if (crds.put(document.crd().name(), document.crd()) != null) {
      problems.add(file + ": error: the CRD '" + document.crd().name() + "' is there twice");
    }
  }

  private static String line(Path file, CrdDocument document, Finding finding) {
    var position = document.locate(finding.place());
    String details =
        finding.details().isEmpty() ? "" : "\n  " + String.join("\n  ", finding.details());
    return file
        + ":"
        + position.line()
        + ":"
        + position.column()
        + ": error: "
        + finding.headline()
        + details;
  }
}
