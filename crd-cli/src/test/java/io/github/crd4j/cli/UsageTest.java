package io.github.crd4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "frobnicate",
        "generate",
        "generate src --output xml",
        "diff old",
        "generate -x",
        "lint",
        "lint crds --kubernetes 1.9",
        "explain CelSyntacs"
      })
  void aWrongCommandLineIsOneOrTwoLinesAndCode2(String line) {
    CommandRun run =
        CommandRun.of((Object[]) (line.isEmpty() ? new String[0] : line.split(" ", -1)));

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("crd4j: ").hasLineCount(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "generate --help",
        "diff --help",
        "admit --help",
        "lint --help",
        "explain --help",
        "help generate",
        "help lint"
      })
  void helpHasAnExampleAndTheExitCodes(String line) {
    CommandRun run = CommandRun.of((Object[]) line.split(" ", -1));

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Example", "Exit codes:", "  2   the command line is wrong");
    assertThat(run.out().lines()).allMatch(text -> text.length() <= 80);
  }

  @Test
  void printsItsVersion() {
    assertThat(CommandRun.of("--version").out())
        .matches("crd4j [0-9.]+(-SNAPSHOT)? \\(Java .*\\)\n");
  }
}
