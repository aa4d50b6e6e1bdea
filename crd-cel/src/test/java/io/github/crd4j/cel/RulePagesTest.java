package io.github.crd4j.cel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.cel.rules.CelRuleList;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.ServerRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule has a page, and what the page shows is true. */
class RulePagesTest {

  private static final Path DIRECTORY = Path.of("..", "docs", "rules");
  private static final Pattern EXAMPLE =
      Pattern.compile("\n## (Wrong|Right)\n\n```yaml (\\w+)\n(.*?)\n```\n", Pattern.DOTALL);
  private static final Pattern SAYS =
      Pattern.compile("(\n## What crd4j says\n\n```text\n)(.*?)(```\n)", Pattern.DOTALL);

  static List<String> rules() {
    return CelRuleList.ids();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theWrongExampleIsFoundByThisRuleAlone(String rule) throws IOException {
    assertThat(findings(rule, "Wrong")).isNotEmpty().extracting(Finding::rule).containsOnly(rule);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void nothingIsFoundInTheRightExample(String rule) throws IOException {
    assertThat(findings(rule, "Right")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void thePageShowsWhatWeSay(String rule) throws IOException {
    String output = print(findings(rule, "Wrong"));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(
          page(rule),
          SAYS.matcher(text(rule)).replaceFirst("$1" + Matcher.quoteReplacement(output) + "$3"));
    }
    Matcher says = SAYS.matcher(text(rule));
    assertThat(says.find()).isTrue();
    assertThat(says.group(2)).isEqualTo(output);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void messagesAreOneLineAndLowerCaseAndHaveNoFullStop(String rule) throws IOException {
    for (Finding finding : findings(rule, "Wrong")) {
      assertThat(finding.message()).matches("['a-z][^\n]*[^.\n]");
      assertThat(finding.details()).allMatch(line -> !line.contains("\n"));
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theIndexLeadsToThePage(String rule) throws IOException {
    assertThat(Files.readString(DIRECTORY.resolve("README.md")))
        .contains("| [" + rule + "](" + rule + ".md) |");
  }

  @Test
  void aPageAboutCelHasARule() throws IOException {
    try (Stream<Path> files = Files.list(DIRECTORY)) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".md", "")))
          .filteredOn(name -> name.startsWith("Cel"))
          .containsExactlyInAnyOrderElementsOf(rules());
    }
  }

  private static Path page(String rule) {
    return DIRECTORY.resolve(rule + ".md");
  }

  private static String text(String rule) throws IOException {
    return Files.readString(page(rule));
  }

  private static List<Finding> findings(String rule, String kind) throws IOException {
    Matcher example = EXAMPLE.matcher(text(rule));
    while (example.find()) {
      if (example.group(1).equals(kind)) {
        return ServerRules.check(
                Cases.crd(example.group(2), Cases.schema(example.group(3))),
                new CelRules(KubernetesVersion.DEFAULT))
            .all();
      }
    }
    throw new IllegalArgumentException(rule + " has no example under " + kind);
  }

  private static String print(List<Finding> findings) {
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
