package io.github.crd4j.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The right-hand sides are what {@code sigs.k8s.io/yaml} 1.6.0 answers, less its rounding. */
class ScalarResolverTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          y                              | true
          Y                              | true
          yes                            | true
          YES                            | true
          yEs                            | "yEs"
          on                             | true
          Off                            | false
          n                              | false
          NO                             | false
          true                           | true
          TRUE                           | true
          tRUE                           | "tRUE"
          ~                              | null
          null                           | null
          Null                           | null
          NULL                           | null
          nULL                           | "nULL"
          0644                           | 420
          08                             | 8
          089                            | 89
          00                             | 0
          0o17                           | 15
          0O17                           | 15
          -0o17                          | -15
          0o8                            | "0o8"
          0x1F                           | 31
          0X1f                           | 31
          -0x1F                          | -31
          +0x1F                          | 31
          0xg                            | "0xg"
          0x                             | "0x"
          0x1p4                          | "0x1p4"
          0xFFFFFFFFFFFFFFFFFFFF         | "0xFFFFFFFFFFFFFFFFFFFF"
          0b11                           | 3
          -0b11                          | -3
          0b2                            | "0b2"
          +12                            | 12
          -0                             | 0
          1_000                          | 1000
          1__0                           | 10
          1_                             | 1
          _1                             | "_1"
          -_5                            | -5
          ._5                            | "._5"
          0_8                            | 8
          -1_0.5_0                       | -10.5
          1e3                            | 1000
          1E3                            | 1000
          1e+3                           | 1000
          1.0                            | 1
          1.                             | 1
          1.e3                           | 1000
          .5                             | 0.5
          +.5                            | 0.5
          .                              | "."
          -.                             | "-."
          .e5                            | ".e5"
          0.5e                           | "0.5e"
          1e400                          | "1e400"
          1e-400                         | 0
          12345678901234567890           | 12345678901234567890
          123456789012345678901234567890 | 123456789012345678901234567890
          .iNF                           | ".iNF"
          1:30                           | "1:30"
          190:20:30                      | "190:20:30"
          2024-01-01                     | "2024-01-01"
          =                              | "="
          10.0.0.0                       | "10.0.0.0"
          5,000                          | "5,000"
          +                              | "+"
          """)
  void unquotedScalarsAreReadAsKubernetesReadsThem(String written, String json) {
    assertThat(ScalarResolver.resolve(written)).hasToString(json);
  }

  @ParameterizedTest
  @ValueSource(strings = {".inf", ".Inf", "+.INF", "-.inf", ".nan", ".NaN"})
  void infinityIsNoJsonNumber(String written) {
    assertThat(ScalarResolver.resolve(written)).isNull();
  }
}
