package io.github.crd4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code docs/cli.md} says about {@code crd4j lint} is true. */
class LintCommandTest {

  @TempDir Path temp;
  Path bad;

  @BeforeEach
  void exampleOfTheDocumentation() throws IOException {
    bad = CommandRun.write(temp, "widgets.yaml", documented("yaml"));
  }

  @Test
  void printsFindingsWithLineAndColumn() throws IOException {
    CommandRun run = CommandRun.of("lint", bad);

    assertThat(run.code()).isEqualTo(1);
    assertThat(here(run.out())).isEqualTo(documented("text"));
    assertThat(run.err())
        .isEqualTo("3 errors and 0 warnings in 1 CRD; 'crd4j explain ID' says more\n");
  }

  @Test
  void printsJsonForPrograms() throws IOException {
    CommandRun run = CommandRun.of("lint", "--output", "json", bad);

    assertThat(run.code()).isEqualTo(1);
    assertThat(here(run.out())).isEqualTo(documented("json"));
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aGoodCrdIsAnEmptyObject() throws IOException {
    Path good = CommandRun.write(temp, "good.yaml", good());

    assertThat(CommandRun.of("lint", good))
        .isEqualTo(new CommandRun(0, "", "0 errors and 0 warnings in 1 CRD\n"));
    assertThat(CommandRun.of("lint", "--output", "json", good).out())
        .isEqualTo("{\n  \"findings\" : [ ],\n  \"cel\" : [ ]\n}\n");
  }

  @Test
  void warningsFailOnlyOnDemand() throws IOException {
    Path file =
        CommandRun.write(
            temp,
            "w.yaml",
            good().replace("type: string", "type: string\n              format: hostnam"));

    CommandRun lenient = CommandRun.of("lint", file);

    assertThat(lenient.out()).contains(" warning: [UnknownFormat] ");
    assertThat(lenient.code()).isZero();
    assertThat(CommandRun.of("lint", "--fail-on-warning", file).code()).isEqualTo(1);
  }

  @Test
  void whatCannotBeReadIsNamedAfterTheOtherFindings() {
    Path missing = temp.resolve("missing.yaml");

    CommandRun run = CommandRun.of("lint", missing, bad);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).contains("[CelCostTooHigh]");
    assertThat(run.err()).isEqualTo("crd4j: cannot read '" + missing + "': it does not exist\n");
  }

  private String good() throws IOException {
    return documented("yaml").replaceAll("\n +x-kubernetes-validations:\n.*", "");
  }

  private String here(String output) {
    return output.replace(bad.toString(), "widgets.yaml");
  }

  private static String documented(String language) throws IOException {
    String page = Files.readString(Path.of("..", "docs", "cli.md"));
    String section = page.substring(page.indexOf("## crd4j lint"));
    Matcher block = Pattern.compile("(?s)```" + language + "\n(.*?)```").matcher(section);
    assertThat(block.find()).isTrue();
    return block.group(1);
  }
}
