package io.github.crd4j.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionTest {

  @Test
  void theNearestNameIsProposed() {
    assertThat(Suggestion.didYouMean("siez", List.of("name", "size", "sizes")))
        .isEqualTo("; did you mean 'size'?");
  }

  @Test
  void caseAloneIsAlwaysNear() {
    assertThat(Suggestion.closest("A", List.of("a"))).isEqualTo("a");
  }

  @Test
  void nothingIsProposedForAnotherWord() {
    assertThat(Suggestion.closest("replicas", List.of("size", "zone"))).isNull();
    assertThat(Suggestion.closest("b", List.of("a"))).isNull();
  }

  @Test
  void neighboursThatAreSwappedAreOneMistake() {
    assertThat(Suggestion.distance("siez", "size")).isEqualTo(1);
    assertThat(Suggestion.distance("", "abc")).isEqualTo(3);
  }
}
