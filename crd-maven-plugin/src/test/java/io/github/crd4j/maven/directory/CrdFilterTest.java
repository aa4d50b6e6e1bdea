package io.github.crd4j.maven.directory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrdFilterTest {

  @ParameterizedTest
  @CsvSource({
    "topics.example.com.yaml, topics.example.com",
    "META-INF/crds/topics.example.com.yaml, topics.example.com",
    "topics.example.com-v1.yml, topics.example.com",
    "by-hand.yml, by-hand",
  })
  void fileNamesSayTheCrd(String file, String crd) {
    assertThat(CrdFilter.crdName(file)).isEqualTo(crd);
  }

  @Test
  void excludesWinOverIncludes() {
    CrdFilter filter = new CrdFilter(List.of("*.example.com"), List.of("t?pics.*"));
    assertThat(filter.matches("users.example.com.yaml")).isTrue();
    assertThat(filter.matches("topics.example.com.yaml")).isFalse();
    assertThat(filter.matches("users.example.org.yaml")).isFalse();
  }

  @Test
  void dotsAreNoPatterns() {
    assertThat(new CrdFilter(List.of("a.b.c"), List.of()).matches("axb.c.yaml")).isFalse();
  }
}
