package io.github.crd4j.maven.directory;

import java.util.List;

/**
 * One file that is not what the sources say.
 *
 * @param file its name
 * @param problem what is wrong, to stand behind the name; empty if the details say it
 * @param details lines that show it
 * @param updatable whether an update of the directory puts it right
 */
public record Difference(String file, String problem, List<String> details, boolean updatable) {

  public Difference {
    details = List.copyOf(details);
  }

  static Difference missing(String file) {
    return new Difference(file, "is missing", List.of(), true);
  }

  static Difference orphan(String file) {
    return new Difference(file, "is of no class any more", List.of(), true);
  }

  static Difference stale(String file, List<String> details) {
    return new Difference(file, "", details, true);
  }

  static Difference foreign(String file) {
    return new Difference(
        file,
        "was not written by crd4j, which makes a file of this name",
        List.of("delete it, move it away, or exclude its CRD"),
        false);
  }

  static Difference duplicate(String file, String crd, String made) {
    return new Difference(
        file,
        "defines " + crd + ", as " + made + " does",
        List.of("delete one of them, or exclude the CRD"),
        false);
  }

  static Difference broken(String file, String place) {
    return new Difference(file, "is not YAML", List.of(place), false);
  }
}
