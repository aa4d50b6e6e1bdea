package io.github.crd4j.cli;

import java.util.List;
import java.util.regex.Pattern;

/** Selects CRDs by name; {@code *} stands for any text, {@code ?} for one character. */
final class NameFilter {

  private final List<Pattern> includes;
  private final List<Pattern> excludes;

  /**
   * @param includes of which one must match; none lets all in
   * @param excludes of which none may match
   */
  NameFilter(List<String> includes, List<String> excludes) {
    this.includes = includes.stream().map(NameFilter::pattern).toList();
    this.excludes = excludes.stream().map(NameFilter::pattern).toList();
  }

  boolean accepts(String name) {
    return (includes.isEmpty() || matches(includes, name)) && !matches(excludes, name);
  }

  private static boolean matches(List<Pattern> patterns, String name) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(name).matches());
  }

  private static Pattern pattern(String glob) {
    StringBuilder regex = new StringBuilder();
    for (int i = 0; i < glob.length(); i++) {
      char c = glob.charAt(i);
      regex.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf(c)));
    }
    return Pattern.compile(regex.toString());
  }
}
