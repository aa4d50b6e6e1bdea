package io.github.crd4j.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule has a page, and what the page shows is true. */
class RulePagesTest {

  static List<Rule> rules() {
    return ServerRules.ALL;
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theWrongExampleIsFoundByThisRuleAlone(Rule rule) {
    assertThat(RulePage.of(rule).findings("Wrong"))
        .isNotEmpty()
        .extracting(Finding::rule)
        .containsOnly(rule.id());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void nothingIsFoundInTheRightExample(Rule rule) {
    assertThat(RulePage.of(rule).findings("Right")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void thePageShowsWhatWeSay(Rule rule) {
    RulePage page = RulePage.of(rule);
    String output = RulePage.print(page.findings("Wrong"));
    if (Boolean.getBoolean("golden.update")) {
      page.rewriteOutput(output);
    } else {
      assertThat(page.expectedOutput()).isEqualTo(output);
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void messagesAreOneLineAndLowerCaseAndHaveNoFullStop(Rule rule) {
    for (Finding finding : RulePage.of(rule).findings("Wrong")) {
      assertThat(finding.message()).matches("[^A-Z\n].*[^.\n]");
      assertThat(finding.details())
          .allMatch(line -> line.matches("the API server [^\n]*|[^\n]*[^.\n]"));
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theIndexLeadsToThePage(Rule rule) {
    assertThat(RulePage.of(rule).title()).isEqualTo(rule.id());
    assertThat(RulePage.read(RulePage.DIRECTORY.resolve("README.md")).text())
        .contains("| [" + rule.id() + "](" + rule.id() + ".md) |");
  }

  @Test
  void aRuleIsListedOnce() {
    assertThat(ServerRules.ALL).extracting(Rule::id).doesNotHaveDuplicates();
  }

  @Test
  void everyRuleClassIsListed() throws IOException {
    Path sources = Path.of("src", "main", "java", "io", "github", "crd4j", "rules");
    try (Stream<Path> files = Files.walk(sources)) {
      List<String> classes =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> RulePage.read(file).text().contains(" implements Rule "))
              .map(file -> file.getFileName().toString().replace(".java", ""))
              .toList();
      assertThat(ServerRules.ALL).extracting(Rule::id).containsExactlyInAnyOrderElementsOf(classes);
    }
  }

  @Test
  void aPageOfASubjectOfOursHasARule() throws IOException {
    try (Stream<Path> files = Files.list(RulePage.DIRECTORY)) {
      List<String> pages =
          files
              .map(RulePage::read)
              .filter(page -> page.text().contains("\n## What crd4j says\n"))
              // The processor has rules of its own, and tests their pages.
              .filter(page -> !page.text().contains(", about the Java source.\n"))
              .filter(page -> !page.text().contains(", about versions that convert.\n"))
              // What cannot be read at all is found by no rule; the linter tests those pages.
              .filter(page -> !page.text().contains(", about files of CRDs.\n"))
              .map(RulePage::title)
              .filter(title -> !title.startsWith("Cel")) // those are in crd-cel
              .toList();
      assertThat(ServerRules.ALL).extracting(Rule::id).containsAll(pages);
    }
  }
}
