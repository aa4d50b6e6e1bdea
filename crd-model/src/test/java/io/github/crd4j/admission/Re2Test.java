package io.github.crd4j.admission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Re2Test {

  /** The least number of levels that Go's {@code regexp} refuses, measured with Go. */
  @ParameterizedTest
  @CsvSource({
    "(, ), 1000",
    "(a, ), 501",
    "(?:a, ), 0",
    "(?:(a, )), 501",
    "(?:a|b, ), 501",
    "(?:x|ab, ), 501",
    "(a|b, ), 334",
    "'(?:', '){1}', 1000",
    "'(?:a', '){1}', 501",
    "(?:a, )*, 501",
    "(?:a, )*?, 501",
    "(?:a*|b, ), 500",
  })
  void expressionsThatGoFindsTooDeepAreRefused(String open, String close, int least) {
    if (least == 0) {
      assertThat(problem(open, close, 4000)).isEmpty();
      return;
    }
    assertThat(problem(open, close, least - 1)).isEmpty();
    assertThat(problem(open, close, least))
        .startsWith("error parsing regexp: expression nests too deeply: `");
  }

  private static String problem(String open, String close, int levels) {
    return Re2.compile(open.repeat(levels) + "a" + close.repeat(levels)).problem();
  }
}
