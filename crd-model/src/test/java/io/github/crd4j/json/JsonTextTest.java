package io.github.crd4j.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"a": 1}    | JSON    | {"a": 1}
          [1, 2]      | JSON    | [1, 2]
          "x"         | JSON    | "x"
          "5"         | JSON    | "5"
          []          | JSON    | []
          {}          | JSON    | {}
          "\\u00e9\\t\\/" | JSON | "é\\t/"
          true        | LITERAL | true
          null        | LITERAL | null
          5           | LITERAL | 5
          -0.5e3      | LITERAL | -500
          daily       | WORD    | "daily"
          yes         | WORD    | "yes"
          True        | WORD    | "True"
          007         | WORD    | "007"
          1.          | WORD    | "1."
          .5          | WORD    | ".5"
          +1          | WORD    | "+1"
          10Gi        | WORD    | "10Gi"
          0 5 * * *   | WORD    | "0 5 * * *"
          it's "so"   | WORD    | "it's \\"so\\""
          """)
  void jsonLiteralsAndWordsAreToldApart(String text, JsonText.Kind kind, String value)
      throws Exception {
    JsonText parsed = JsonText.parse(" " + text + " ");
    assertThat(parsed.text()).isEqualTo(text);
    assertThat(parsed.kind()).isEqualTo(kind);
    assertThat(parsed.value()).hasToString(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {a: 1}         | 1  | expected a quoted key, but found 'a'
          {"a" 1}        | 5  | expected ':', but found '1'
          {"a": 1,}      | 8  | expected a quoted key, but found '}'
          {"a": daily}   | 6  | strings need quotes, but found 'daily'
          {"a": 1, "a":2} | 9 | duplicate key "a"
          [1, 2          | 5  | expected ',' or ']', but found the end
          [1 2]          | 3  | expected ',' or ']', but found '2'
          [1,]           | 3  | expected a value, but found ']'
          [01]           | 1  | strings need quotes, but found '01'
          [1e999]        | 1  | number '1e999' is too large
          {} {}          | 3  | expected the end, but found '{'
          "abc           | 0  | a string that begins here does not end
          "a\\x"         | 2  | unknown escape '\\x'
          "\\u12"        | 5  | expected four hexadecimal digits after '\\u', but found '"'
          """)
  void brokenJsonIsRefusedAtItsPlace(String text, int offset, String problem) {
    JsonTextException e = catchThrowableOfType(JsonTextException.class, () -> JsonText.parse(text));
    assertThat(e).hasMessage(problem);
    assertThat(e.offset()).isEqualTo(offset);
  }

  @Test
  void offsetsCountFromTheBeginningOfTheGivenText() {
    JsonTextException e =
        catchThrowableOfType(JsonTextException.class, () -> JsonText.parse("  [x]"));
    assertThat(e.offset()).isEqualTo(3);
  }

  @Test
  void lineBreaksInStringsAndDeepNestingAreRefused() {
    assertThat(catchThrowableOfType(JsonTextException.class, () -> JsonText.parse("\"a\nb\"")))
        .hasMessage("a line break or control character needs an escape");
    assertThat(
            catchThrowableOfType(JsonTextException.class, () -> JsonText.parse("[".repeat(10_000))))
        .hasMessage("nested more than 500 levels deep");
  }

  @Test
  void nothingIsTheEmptyWord() throws Exception {
    assertThat(JsonText.parse(""))
        .isEqualTo(new JsonText("", JsonText.Kind.WORD, new JsonString("")));
  }
}
