package io.github.crd4j.yaml;

import static io.github.crd4j.yaml.YamlReaderTest.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Input made to hurt ends in a problem with a position, soon. */
@Timeout(10)
class HostileYamlTest {

  @Test
  void deepNestingIsRefusedBeforeTheStackEnds() {
    String tooDeep = "nested more than 500 levels deep";
    assertThat(refusal("[".repeat(10_000)))
        .hasMessage(tooDeep)
        .returns("[1,501]", e -> e.position().toString());
    assertThat(refusal("{a: ".repeat(10_000))).hasMessage(tooDeep);
    assertThat(refusal("- ".repeat(10_000) + "a")).hasMessage(tooDeep);
    StringBuilder block = new StringBuilder();
    for (int i = 0; i < 2000; i++) {
      block.append(" ".repeat(i)).append("a:\n");
    }
    assertThat(refusal(block.toString()))
        .hasMessage(tooDeep)
        .returns("[501,501]", e -> e.position().toString());
  }

  @Test
  void nestingUpToTheLimitIsRead() throws Exception {
    assertThat(YamlReader.read("[".repeat(500) + "]".repeat(500))).hasSize(1);
  }

  @Test
  void moreValuesThanCanBeStoredAreRefused() throws Exception {
    String most = "[" + "1,".repeat(1024 * 1024 - 2) + "1]";
    String more = "[" + "1,".repeat(1024 * 1024 - 1) + "1]";
    assertThat(YamlReader.read(most)).hasSize(1);
    assertThat(YamlReader.read("---\n- [1, 1]\n---\n" + most)).hasSize(2);
    for (String text : List.of(more, more + "# YAML")) {
      assertThat(refusal(text))
          .hasMessage("more than 1048576 values")
          .returns("[1,2097152]", e -> e.position().toString());
    }
  }

  @Test
  void aliasesCannotMultiplyWithoutBound() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
    for (int i = 1; i < 30; i++) {
      String item = "*a" + (i - 1);
      bomb.append(
          "a"
              + i
              + ": &a"
              + i
              + " ["
              + String.join(", ", java.util.Collections.nCopies(9, item))
              + "]\n");
    }
    assertThat(refusal(bomb.toString())).hasMessage("aliases multiply to more than 200000 values");
  }

  @Test
  void aliasesCannotNestWithoutBound() {
    StringBuilder chain = new StringBuilder("a0: &a0 [x]\n");
    for (int i = 1; i < 2000; i++) {
      chain.append("a" + i + ": &a" + i + " [*a" + (i - 1) + "]\n");
    }
    assertThat(refusal(chain.toString())).hasMessage("nested more than 500 levels deep");
  }

  @Test
  void anchorsWithoutEndAreRefused() {
    assertThat(refusal("a: &a\n  b: *a\n")).hasMessage("anchor 'a' contains itself");
    assertThat(refusal("a: *b\n")).hasMessageContaining("alias");
  }

  @Test
  void tabsAndControlCharactersAreNamed() {
    assertThat(refusal("a:\n\tb: 1\n"))
        .hasMessageContaining("\\t(TAB)")
        .returns(2, e -> e.position().line());
    assertThat(refusal("a: 1\nb: \u0001\n"))
        .hasMessage("character U+0001 is not allowed in YAML")
        .returns("[2,4]", e -> e.position().toString());
  }

  @Test
  void threeMegabytesAreReadAndAbsurdSizesRefused() throws Exception {
    assertThat(YamlReader.read("- abcdefgh\n".repeat(300_000))).hasSize(1);
    assertThat(YamlReader.read("a: " + "1".repeat(3_000_000)).get(0).value().toString())
        .hasSizeGreaterThan(1000);
    assertThat(YamlReader.read("a: 0." + "1".repeat(3_000_000)).get(0).value())
        .hasToString("{\"a\": 0.1111111111111111}");
    assertThat(refusal("a: " + "x".repeat(17 * 1024 * 1024)))
        .hasMessage("text has more than 16777216 characters");
  }

  @Test
  void numbersWithHugeExponentsStaySmall() throws Exception {
    assertThat(
            YamlReader.read("[1e999999999, 1e-999999999, 0e999999999, 9e99999999999]")
                .get(0)
                .value())
        .hasToString("[\"1e999999999\", 0, 0, \"9e99999999999\"]");
  }

  @Test
  void unfinishedTextIsRefused() {
    for (String yaml :
        new String[] {
          "{a: 1",
          "[1,",
          "\"abc",
          "a: 'b",
          "a: b: c",
          "- a\nb: c",
          "%YAML 9.9\n---\na",
          "@",
          "a: |x\n"
        }) {
      assertThat(refusal(yaml)).as(yaml).isNotNull();
      assertThat(refusal(yaml).problem())
          .as(yaml)
          .isNotBlank()
          .doesNotContain("\n")
          .doesNotEndWith(".");
    }
  }
}
