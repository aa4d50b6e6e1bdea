package io.github.crd4j.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoRegexTest {

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
    assertThat(problem(open, close, least)).startsWith("expression nests too deeply: `");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          abc                ; 4
          a|b                ; 4
          (a)(?:b)           ; 5
          [a-z]{3}           ; 7
          (?i:a{10}){100}    ; 2101
          ((a?){30}){30}b    ; 4592
          \\QA{9}\\E          ; 10
          """)
  void stepsAreCountedForEachRepetition(String expression, long size) {
    assertThat(GoRegex.compile(expression).size()).isEqualTo(size);
  }

  @Test
  void largeAutomatonsGetTheStackThatTheyNeed() {
    assertThat(GoRegex.compile("(x?){1000}(a?){1000}$").matches("a".repeat(2000))).isTrue();
    assertThat(GoRegex.compile("(x{0,1000}y?){0,1}b".repeat(40)).matches("b".repeat(40))).isTrue();
  }

  @Test
  void whatBothKnowByOtherNamesIsTranslated() {
    assertThat(GoRegex.compile("^(?<a>\\p{uppercase_letter})(?<a>[\\p{greek}])$").matches("Aα"))
        .isTrue();
    assertThat(GoRegex.compile("(?i)a|(?-i:b)c").findAll("xAbc", -1)).containsExactly("A", "bc");
  }

  @Test
  void workIsLimitedForAllExpressionsTogether() {
    Regexes regexes = new Regexes();
    String text = "a".repeat(100_000);
    assertThat(regexes.compile("(.*)*b", text).matches(text)).isFalse();
    assertThatThrownBy(() -> regexes.compile("((a?){30}){30}b", text))
        .isInstanceOf(RegexTooCostlyException.class)
        .hasMessage("regular expressions take more than 50000000 steps here");
    assertThatThrownBy(() -> regexes.compile("(a|b)*".repeat(100_000)))
        .isInstanceOf(RegexTooCostlyException.class);
    assertThat(regexes.refused()).isEqualTo("((a?){30}){30}b");
    assertThat(regexes.compile("a", "a").matches("a")).isTrue();
  }

  @Test
  void openBracketsWithoutEndTakeLinearTime() {
    for (String part : new String[] {"{", "[[:", "\\p{", "(?P<a"}) {
      assertThatThrownBy(() -> new Regexes().compile(part.repeat(300_000)))
          .isInstanceOf(RuntimeException.class);
    }
  }

  private static String problem(String open, String close, int levels) {
    try {
      GoRegex unused = GoRegex.compile(open.repeat(levels) + "a" + close.repeat(levels));
      return "";
    } catch (BadRegexException e) {
      return e.getMessage();
    }
  }
}
