package io.github.crd4j.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExcerptTest {

  @Test
  void whatFitsStaysAsItIs() {
    assertThat(Excerpt.of("")).isEmpty();
    assertThat(Excerpt.of("x".repeat(1000))).isEqualTo("x".repeat(1000));
  }

  @Test
  void theMiddleOfLongLinesIsLeftOut() {
    assertThat(Excerpt.of("the default '" + "x".repeat(1_000_000) + "' is wrong"))
        .startsWith("the default 'xxx")
        .contains("xxx… (999123 characters left out) …xxx")
        .endsWith("xxx' is wrong")
        .hasSizeLessThan(1000);
  }

  @Test
  void charactersStayWhole() {
    assertThat(Excerpt.of("a" + "😀".repeat(1000)))
        .startsWith("a😀")
        .contains("😀… (1102 characters left out) …😀");
  }
}
