package io.github.crd4j.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.crd4j.model.FieldPath;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlReaderTest {

  @Test
  void everyDocumentIsReadAndEmptyOnesAreNot() throws Exception {
    assertThat(YamlReader.read("---\n# nothing\n---\na: 1\n---\n- b\n...\n---\n'c'\n"))
        .extracting(document -> document.value().toString())
        .containsExactly("{\"a\": 1}", "[\"b\"]", "\"c\"");
    assertThat(YamlReader.read("")).isEmpty();
    assertThat(YamlReader.read("\uFEFF# only a comment\n")).isEmpty();
  }

  @Test
  void pathsLeadToKeysAndItems() throws Exception {
    YamlDocument document =
        YamlReader.read("# header\nspec:\n  versions:\n  - name: v1\n    schema: {type: object}\n")
            .get(0);
    FieldPath version = FieldPath.of("spec", "versions").index(0);
    assertThat(document.locate(FieldPath.ROOT)).hasToString("[2,1]");
    assertThat(document.locate(FieldPath.of("spec"))).hasToString("[2,1]");
    assertThat(document.locate(version)).hasToString("[4,5]");
    assertThat(document.locate(version.field("schema").field("type"))).hasToString("[5,14]");
    assertThat(document.locate(version.field("schema").field("items"))).hasToString("[5,5]");
    assertThat(document.locate(FieldPath.of("spec", "versions").index(7))).hasToString("[3,3]");
  }

  @Test
  void jsonIsReadAsYamlIs() throws Exception {
    String json =
        """

        {"😀": [1, {"a": {}, "b": []}],\t"c\\u0041": [[
          "\\ud83d\\ude00", -0.5E2], 1e-999, true,
          null]}
        """;
    YamlDocument document = YamlReader.read(json).get(0);
    YamlDocument asYaml = YamlReader.read(json + "# which JSON does not have\n").get(0);

    assertThat(document.value())
        .isEqualTo(asYaml.value())
        .hasToString(
            "{\"😀\": [1, {\"a\": {}, \"b\": []}], \"cA\": [[\"😀\", -50], 0, true, null]}");
    for (FieldPath path :
        List.of(
            FieldPath.ROOT,
            FieldPath.of("😀"),
            FieldPath.of("😀").index(0),
            FieldPath.of("😀").index(1).field("b").index(0),
            FieldPath.of("cA"),
            FieldPath.of("cA").index(0).index(1),
            FieldPath.of("cA").index(3))) {
      assertThat(document.locate(path)).as("%s", path).isEqualTo(asYaml.locate(path));
    }
    assertThat(document.locate(FieldPath.of("cA"))).hasToString("[2,32]");
    assertThat(document.locate(FieldPath.of("cA").index(0).index(1))).hasToString("[3,19]");
  }

  @Test
  void whatIsNotQuiteJsonIsYaml() throws Exception {
    assertThat(YamlReader.read("{\"a\": 1,}\n---\n{b: yes}"))
        .extracting(document -> document.value().toString())
        .containsExactly("{\"a\": 1}", "{\"b\": true}");
    assertThat(refusal("{\"a\": 1,\n \"a\": 2}"))
        .hasMessage("duplicate key 'a', which line 1 gives too")
        .returns("[2,2]", e -> e.position().toString());
  }

  @Test
  void aliasesAndMergeKeysAreFollowed() throws Exception {
    String yaml =
        """
        base: &base {a: 1, b: 2}
        more: &more {b: 3}
        one: *base
        two: {<<: *base, b: 4}
        three:
          <<: [*more, *base]
          c: 5
        """;
    YamlDocument document = YamlReader.read(yaml).get(0);
    assertThat(document.value())
        .hasToString(
            "{\"base\": {\"a\": 1, \"b\": 2}, \"more\": {\"b\": 3}, \"one\": {\"a\": 1, \"b\": 2},"
                + " \"two\": {\"a\": 1, \"b\": 4}, \"three\": {\"a\": 1, \"b\": 3, \"c\": 5}}");
    assertThat(document.locate(FieldPath.of("two", "a"))).hasToString("[1,14]");
    assertThat(document.locate(FieldPath.of("three", "b"))).hasToString("[2,14]");
    assertThat(refusal("{<<: {a: 1, b: 2}, a: 3, b: 4, a: 5}"))
        .hasMessage("duplicate key 'a', which line 1 gives too")
        .returns("[1,32]", e -> e.position().toString());
  }

  @Test
  void tagsChooseTheType() throws Exception {
    assertThat(
            YamlReader.read("[!!str 5, !!int '5', !!float 5, !!bool 'yes', ! 5, !!null ~]")
                .get(0)
                .value())
        .hasToString("[\"5\", 5, 5, true, \"5\", null]");
  }

  @Test
  void keysMayLookLikeNumbersIfTheyMeanWhatTheySay() throws Exception {
    assertThat(YamlReader.read("{8080: a, true: b, 'yes': c}").get(0).value())
        .hasToString("{\"8080\": \"a\", \"true\": \"b\", \"yes\": \"c\"}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          a: 1\\nb: 2\\na: 3       | [3,1]  | duplicate key 'a', which line 1 gives too
          yes: 1                   | [1,1]  | key 'yes' without quotes is read as the boolean true
          a: {0x1F: 1}             | [1,5]  | key '0x1F' without quotes is read as the integer 31
          ~: 1                     | [1,1]  | key '~' without quotes is read as the null null
          ? [a]\\n: 1              | [1,3]  | a key must be a string, but found a list
          a: &k 5\\n*k : 1         | [2,1]  | a key must be a string, but found an integer
          a: .inf                  | [1,4]  | number '.inf' cannot be written in JSON
          a: !foo 5                | [1,4]  | tag '!foo' has no meaning for a scalar
          a: !!set {b}             | [1,4]  | tag 'tag:yaml.org,2002:set' has no meaning for a mapping
          a: !!int x               | [1,4]  | 'x' is not what its tag 'tag:yaml.org,2002:int' says
          a: &x [*x]               | [1,8]  | anchor 'x' contains itself
          <<: 5                    | [1,5]  | merge key '<<' needs a mapping or a list of mappings
          """)
  void whatKubernetesWouldMisreadIsRefusedAtItsPlace(String yaml, String position, String problem) {
    YamlException e = refusal(yaml.replace("\\n", "\n"));
    assertThat(e.position()).hasToString(position);
    assertThat(e.problem()).isEqualTo(problem);
    assertThat(e.finding().headline()).isEqualTo("[MalformedYaml] " + problem);
  }

  static YamlException refusal(String yaml) {
    return catchThrowableOfType(YamlException.class, () -> YamlReader.read(yaml));
  }
}
