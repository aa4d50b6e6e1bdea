package io.github.crd4j.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The page of a rule under {@code docs/rules}, with the examples on it.
 *
 * @param file it is in
 * @param text of it
 */
record RulePage(Path file, String text) {

  private static final Pattern EXAMPLE =
      Pattern.compile("\n## (Wrong|Right)\n\n```yaml (\\w+)\n(.*?)\n```\n", Pattern.DOTALL);
  private static final Pattern SAYS =
      Pattern.compile("(\n## What crd4j says\n\n```text\n)(.*?)(```\n)", Pattern.DOTALL);
  private static final Pattern REPEATED = Pattern.compile("\\$\\{x\\*(\\d+)}");

  static final Path DIRECTORY = Path.of("..", "docs", "rules");

  static RulePage of(Rule rule) {
    return read(DIRECTORY.resolve(rule.id() + ".md"));
  }

  static RulePage read(Path file) {
    try {
      return new RulePage(file, Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String title() {
    return text.lines().findFirst().orElse("").replaceFirst("^# ", "");
  }

  /** The findings in the example under the heading {@code kind}. */
  List<Finding> findings(String kind) {
    Matcher example = EXAMPLE.matcher(text);
    while (example.find()) {
      if (example.group(1).equals(kind)) {
        String yaml =
            REPEATED
                .matcher(example.group(3))
                .replaceAll(match -> "x".repeat(Integer.parseInt(match.group(1))));
        Placement.Placed placed = Placement.place(example.group(2), yaml);
        if (!placed.problems().isEmpty()) {
          throw new IllegalArgumentException(file + ": " + placed.problems());
        }
        return ServerRules.check(placed.crd()).all();
      }
    }
    throw new IllegalArgumentException(file + " has no example under " + kind);
  }

  /** What the page says that we say to the wrong example. */
  String expectedOutput() {
    Matcher says = SAYS.matcher(text);
    return says.find() ? says.group(2) : "";
  }

  /** Writes {@code output} where the page says what we say. */
  void rewriteOutput(String output) {
    try {
      Files.writeString(
          file, SAYS.matcher(text).replaceFirst("$1" + Matcher.quoteReplacement(output) + "$3"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code findings} as they are shown on pages. */
  static String print(List<Finding> findings) {
    StringBuilder out = new StringBuilder();
    for (Finding finding : findings) {
      out.append(finding.isError() ? "error" : "warning")
          .append(": ")
          .append(finding.headline())
          .append("\n  at ")
          .append(finding.path())
          .append('\n');
      finding.details().forEach(line -> out.append("  ").append(line).append('\n'));
    }
    return out.toString();
  }
}
