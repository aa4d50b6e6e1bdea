package io.github.crd4j.integration.published;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The kinds of differences that somebody has looked at.
 *
 * <p>A file has a reason on a line that begins with {@code #}, and below it regular expressions,
 * one a line, for the differences that it explains.
 *
 * @param kinds the reason of each expression, in the order of the file
 */
record ReviewedDifferences(Map<Pattern, String> kinds) {

  static ReviewedDifferences in(Path file) throws IOException {
    Map<Pattern, String> kinds = new LinkedHashMap<>();
    String reason = "";
    for (String line : Files.readAllLines(file)) {
      if (line.startsWith("#")) {
        reason = line.substring(1).strip();
      } else if (!line.isBlank()) {
        kinds.put(Pattern.compile(line), reason);
      }
    }
    return new ReviewedDifferences(kinds);
  }

  /** Those of {@code differences} that nobody has explained. */
  List<String> unexplained(List<String> differences) {
    return differences.stream()
        .filter(line -> kinds.keySet().stream().noneMatch(kind -> kind.matcher(line).find()))
        .toList();
  }

  /** The expressions that explain nothing any more. */
  List<String> unused(List<String> differences) {
    List<String> unused = new ArrayList<>();
    for (Pattern kind : kinds.keySet()) {
      if (differences.stream().noneMatch(line -> kind.matcher(line).find())) {
        unused.add(kind.pattern());
      }
    }
    return unused;
  }
}
