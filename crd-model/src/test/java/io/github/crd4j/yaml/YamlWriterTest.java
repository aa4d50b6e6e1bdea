package io.github.crd4j.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YamlWriterTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "y",
        "Y",
        "n",
        "yes",
        "No",
        "oN",
        "OFF",
        "true",
        "False",
        "~",
        "null",
        "NULL",
        "<<",
        "=",
        "0",
        "12",
        "-1",
        "+1",
        "0644",
        "0o17",
        "0x1F",
        "0b11",
        "1_000",
        "1:30",
        "190:20:30",
        "1.0",
        ".5",
        "1e3",
        "1.5e-3",
        ".inf",
        "-.inf",
        ".NaN",
        "2024-01-01",
        "2001-12-14t21:59:43.10Z",
        "- a",
        "-a",
        "? a",
        ": a",
        "a: b",
        "a:",
        "a #b",
        "#a",
        "&a",
        "*a",
        "!a",
        "|",
        ">",
        "%a",
        "@a",
        "`a",
        "'a",
        "{a}",
        "[a]",
        ",a",
        " a",
        "a ",
        "a\tb",
        "a\u0007",
        "a\rb",
        "\uFEFFa",
        "...",
        "---"
      })
  void stringsThatSomeReaderMistakesAreQuoted(String text) {
    assertThat(YamlWriter.write(new JsonString(text))).startsWith("\"").endsWith("\"\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "yesterday",
        "v1",
        "v1alpha1",
        "1Gi",
        "500m",
        "10s",
        "1d",
        "databases.example.com",
        ".spec.replicas",
        ".status.conditions[?(@.type=='Ready')].status",
        "self.min <= self.max",
        "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",
        "http://example.com/a#b",
        "it's",
        "a, b",
        "é",
        "中文",
        "\uD83D\uDE00",
        "x-kubernetes-list-type",
        "10.0.0.0/8"
      })
  void otherStringsStandPlain(String text) {
    assertThat(YamlWriter.write(new JsonString(text))).isEqualTo(text + "\n");
  }

  @Test
  void theLayoutIsThatOfKubectl() throws Exception {
    String json =
        """
        {"spec": {"names": ["a", "b"], "empty": {}, "none": [], "nested": [[1, 2], [{"b": 1, "a": 2}]]},
         "text": "first\\n  second\\n", "open": "one\\n\\ntwo", "odd": "trailing \\nblank"}
        """;
    assertThat(YamlWriter.write(JsonText.parseJson(json)))
        .isEqualTo(
            """
            odd: "trailing \\nblank"
            open: |-
              one

              two
            spec:
              empty: {}
              names:
              - a
              - b
              nested:
              - - 1
                - 2
              - - a: 2
                  b: 1
              none: []
            text: |
              first
                second
            """);
  }

  @Test
  void keysAreSortedByCodePoint() {
    JsonString x = new JsonString("x");
    JsonObject object =
        JsonObject.EMPTY
            .with("\uD83D\uDE00", x)
            .with("\uFF21", x)
            .with("b", x)
            .with("B", x)
            .with("a", x);
    assertThat(YamlWriter.write(object))
        .isEqualTo("B: x\na: x\nb: x\n\uFF21: x\n\uD83D\uDE00: x\n");
  }

  @Test
  void longLinesAreNotFolded() {
    String text = "word ".repeat(400) + "end";
    assertThat(YamlWriter.write(new JsonString(text))).isEqualTo(text + "\n");
    assertThat(YamlWriter.write(new JsonString("- " + text))).isEqualTo("\"- " + text + "\"\n");
  }
}
