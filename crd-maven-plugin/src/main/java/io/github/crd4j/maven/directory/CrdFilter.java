package io.github.crd4j.maven.directory;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Chooses CRDs by name.
 *
 * <p>In a pattern {@code *} stands for any text and {@code ?} for one character. Files are known by
 * the CRD that their name says, so that a filtered run leaves all other files alone.
 */
public final class CrdFilter {

  /** Chooses all. */
  public static final CrdFilter ALL = new CrdFilter(List.of(), List.of());

  private static final String YAML = ".yaml";
  private static final String FABRIC8 = "-v1.yml";
  private static final String YML = ".yml";

  private final List<Pattern> includes = new ArrayList<>();
  private final List<Pattern> excludes = new ArrayList<>();

  /**
   * @param includes patterns of the names to choose; all if empty
   * @param excludes patterns of the names not to choose, also of those that are included
   */
  public CrdFilter(List<String> includes, List<String> excludes) {
    includes.forEach(glob -> this.includes.add(pattern(glob)));
    excludes.forEach(glob -> this.excludes.add(pattern(glob)));
  }

  /** Whether the CRD of the file of this name is chosen. */
  public boolean matches(String file) {
    String name = crdName(file);
    return (includes.isEmpty() || any(includes, name)) && !any(excludes, name);
  }

  /** Those of {@code files}, by file name, that are chosen. */
  public <T> SortedMap<String, T> apply(SortedMap<String, T> files) {
    SortedMap<String, T> chosen = new TreeMap<>(files);
    chosen.keySet().removeIf(file -> !matches(file));
    return chosen;
  }

  static String crdName(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1);
    for (String suffix : List.of(YAML, FABRIC8, YML)) {
      if (name.endsWith(suffix)) {
        return name.substring(0, name.length() - suffix.length());
      }
    }
    return name;
  }

  private static boolean any(List<Pattern> patterns, String name) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(name).matches());
  }

  private static Pattern pattern(String glob) {
    StringBuilder regex = new StringBuilder();
    glob.chars()
        .forEach(
            c ->
                regex.append(
                    c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf((char) c))));
    return Pattern.compile(regex.toString());
  }
}
