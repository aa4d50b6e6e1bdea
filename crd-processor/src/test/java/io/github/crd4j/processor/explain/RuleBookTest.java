package io.github.crd4j.processor.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.cel.rules.CelRuleList;
import io.github.crd4j.processor.read.SourceRule;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RuleBookTest {

  private static final Path PAGES = Path.of("..", "docs", "rules");

  @Test
  void everyPageIsPackedAndListed() throws IOException {
    try (Stream<Path> files = Files.list(PAGES)) {
      List<Path> pages = files.filter(file -> !file.endsWith("README.md")).toList();
      assertThat(ids()).doesNotHaveDuplicates().hasSameSizeAs(pages);
      for (Path page : pages) {
        String id = page.getFileName().toString().replace(".md", "");
        assertThat(RuleBook.page(id)).isEqualTo(Files.readString(page)).startsWith("# " + id);
      }
    }
  }

  @Test
  void everyRuleHasAPage() {
    assertThat(ids())
        .containsAll(ServerRules.ALL.stream().map(Rule::id).toList())
        .containsAll(CelRuleList.ids())
        .containsAll(Stream.of(SourceRule.values()).map(SourceRule::name).toList());
  }

  @Test
  void everyRuleIsSaidInOneSentenceBelowAHeading() {
    assertThat(RuleBook.rules())
        .allSatisfy(
            rule -> {
              assertThat(rule.subject()).isNotBlank();
              assertThat(rule.sentence()).as(rule.id()).matches("\\w[^|<\\n]*\\.");
            });
  }

  @Test
  void theListHasHeadingsAndOneLinePerRule() {
    assertThat(RuleBook.list())
        .startsWith("Around CRDs\n  MalformedYaml ")
        .containsPattern("\n\nScale\n  MalformedScalePath +The scale subresource ");
  }

  @Test
  void anUnknownIdHasNoPageButANeighbour() {
    assertThat(RuleBook.page("../rules/MalformedYaml")).isNull();
    assertThat(RuleBook.unknown("UnknownListMapKeys"))
        .isEqualTo("there is no rule 'UnknownListMapKeys'; did you mean 'UnknownListMapKey'?");
    assertThat(RuleBook.unknown("Xyzzy")).isEqualTo("there is no rule 'Xyzzy'");
  }

  private static List<String> ids() {
    return RuleBook.rules().stream().map(RuleSummary::id).toList();
  }
}
