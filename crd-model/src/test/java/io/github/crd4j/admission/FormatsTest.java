package io.github.crd4j.admission;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonString;
import io.github.crd4j.regex.BadRegexException;
import io.github.crd4j.regex.GoRegex;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Formats, patterns and URLs are read as Go reads them. */
class FormatsTest {

  static Stream<String[]> formats() throws IOException {
    return lines("formats.txt");
  }

  static Stream<String[]> patterns() throws IOException {
    return lines("patterns.txt");
  }

  private static Stream<String[]> lines(String file) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(FormatsTest.class.getResourceAsStream("/cases/" + file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" \\| ", 3));
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aFormatTakesWhatTheServerTakes(String format, String verdict, String json)
      throws YamlException {
    String value = ((JsonString) YamlReader.read(json).get(0).value()).value();
    assertThat(Formats.isValid(format, value)).isEqualTo(verdict.equals("valid"));
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void aPatternCompilesWhereTheServerCompilesIt(String verdict, String json, String ignored)
      throws YamlException {
    String pattern = ((JsonString) YamlReader.read(json).get(0).value()).value();
    assertThat(problem(pattern).isEmpty()).as(problem(pattern)).isEqualTo(verdict.equals("valid"));
  }

  private static String problem(String pattern) {
    try {
      GoRegex unused = GoRegex.compile(pattern);
      return "";
    } catch (BadRegexException e) {
      return e.getMessage();
    }
  }

  @Test
  void aPatternMatchesAnywhere() {
    assertThat(GoRegex.compile("b").matches("abc")).isTrue();
    assertThat(GoRegex.compile("^abc$").matches("abc\n")).isFalse();
    assertThat(GoRegex.compile("^\\p{Uppercase_Letter}$").matches("Ä")).isTrue();
  }
}
