package io.github.crd4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ExplainCommandTest {

  @Test
  void printsThePageOfARule() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "rules", "UnknownListMapKey.md"));

    assertThat(CommandRun.of("explain", "UnknownListMapKey"))
        .isEqualTo(new CommandRun(0, page, ""));
  }

  @Test
  void listsAllRules() {
    CommandRun run = CommandRun.of("explain");

    assertThat(run.code()).isZero();
    assertThat(run.out()).containsPattern("\n  CelSyntax +An expression is CEL\\.\n");
  }

  @Test
  void suggestsTheRuleThatWasMeant() {
    CommandRun run = CommandRun.of("explain", "UnknownListMapKeys");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .startsWith(
            "crd4j: there is no rule 'UnknownListMapKeys'; did you mean 'UnknownListMapKey'?\n");
  }
}
