package io.github.crd4j.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files made to hurt end in one line with the place, soon, whatever command reads them. */
@Timeout(20)
class HostileInputTest {

  private static final String CRD =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: topics.example.com}
      spec:
        group: example.com
        names: {kind: Topic, listKind: TopicList, plural: topics, singular: topic}
        scope: Namespaced
        versions:
        - name: v1
          served: true
          storage: true
          schema:
            openAPIV3Schema:
              type: object
              properties:
                spec:
                  type: object
                  x-kubernetes-preserve-unknown-fields: true
                  properties:
                    mode: {type: string}
      """;

  private static final String OBJECT =
      """
      apiVersion: example.com/v1
      kind: Topic
      metadata: {name: orders}
      spec: {mode: safe}
      """;

  @TempDir Path temp;
  private Path crd;
  private Path object;

  /** A file that is no YAML that Kubernetes takes, and what is said of it. */
  record Malformed(
      String name, String content, Charset charset, int line, int column, String problem) {

    Malformed(String name, String content, int line, int column, String problem) {
      this(name, content, UTF_8, line, column, problem);
    }

    Path write(Path file) throws IOException {
      return Files.writeString(file, content, charset);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Malformed> malformed() {
    String tooDeep = "nested more than 500 levels deep";
    String tooMany = "aliases multiply to more than 200000 values";
    return List.of(
        new Malformed(
            "UTF-16", "\uFEFF" + CRD, UTF_16LE, 1, 1, "file is UTF-16 text; save it as UTF-8"),
        new Malformed(
            "UTF-16 BE", "\uFEFF" + CRD, UTF_16BE, 1, 1, "file is UTF-16 text; save it as UTF-8"),
        new Malformed("Latin-1", "a:\n \u00EB", ISO_8859_1, 2, 2, "file is not UTF-8 text"),
        new Malformed("binary", "\0\1\2\u0080", ISO_8859_1, 1, 4, "file is not UTF-8 text"),
        new Malformed("NUL", CRD + "a: \0", 21, 4, "character U+0000 is not allowed in YAML"),
        new Malformed(
            "duplicate key",
            CRD + "kind: Topic\n",
            21,
            1,
            "duplicate key 'kind', which line 2 gives too"),
        new Malformed(
            "unfinished",
            "a: [b",
            1,
            6,
            "expected ',' or ']', but got <stream end> while parsing a flow sequence"),
        new Malformed("deep lists", "[".repeat(10_000) + "]".repeat(10_000), 1, 501, tooDeep),
        new Malformed(
            "deep JSON", "{\"a\":".repeat(10_000) + 1 + "}".repeat(10_000), 1, 2501, tooDeep),
        new Malformed("deep blocks", "- ".repeat(10_000) + "a", 1, 1001, tooDeep),
        new Malformed("alias bomb", bomb("[x, x, x, x, x, x, x, x, x]", "[", "]"), 6, 15, tooMany),
        new Malformed("merge bomb", bomb("{x: 1}", "{<<: [", "]}"), 5, 15, tooMany),
        new Malformed("endless anchor", "a: &a\n  b: *a\n", 2, 6, "anchor 'a' contains itself"),
        new Malformed("anchor of nothing", "a: *b\n", 1, 4, "found undefined alias b"),
        new Malformed(
            "foreign tag",
            "a: !!java.net.URL [x]\n",
            1,
            4,
            "tag 'tag:yaml.org,2002:java.net.URL' has no meaning for a list"),
        new Malformed(
            "key that is a list", "? [a]\n: b\n", 1, 3, "a key must be a string, but found a list"),
        new Malformed(
            "3 MB of digits",
            "[" + "1,".repeat(1_500_000) + "1]",
            1,
            2_097_152,
            "more than 1048576 values"),
        new Malformed(
            "16 MB", "a: " + "x".repeat(16 << 20), 1, 1, "text has more than 16777216 characters"));
  }

  private static String bomb(String first, String before, String after) {
    return "a0: &a0 "
        + first
        + "\n"
        + IntStream.range(0, 30)
            .mapToObj(
                i ->
                    "a%d: &a%d %s%s%s\n"
                        .formatted(
                            i + 1, i + 1, before, ("*a" + i + ", ").repeat(8) + "*a" + i, after))
            .collect(Collectors.joining());
  }

  @BeforeEach
  void writeWhatIsGood() throws IOException {
    crd = CommandRun.write(temp, "crds/crd.yaml", CRD);
    object = CommandRun.write(temp, "object.yaml", OBJECT);
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void lintHasAFinding(Malformed input) throws IOException {
    Path file = input.write(temp.resolve("bad.yaml"));

    CommandRun run = CommandRun.of("lint", file);

    String place = ":[" + input.line() + "," + input.column() + "]";
    assertThat(run.out())
        .isEqualTo(file + place + " error: [MalformedYaml] " + input.problem() + "\n");
    assertThat(run.code()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void theOthersRefuse(Malformed input) throws IOException {
    Path file = input.write(temp.resolve("bad.yaml"));
    String place = ":" + input.line() + ":" + input.column() + ": ";
    CommandRun refusal = new CommandRun(3, "", "crd4j: " + file + place + input.problem() + "\n");

    assertThat(CommandRun.of("admit", "--crd", crd, file)).isEqualTo(refusal);
    assertThat(CommandRun.of("admit", "--crd", file, object)).isEqualTo(refusal);
    assertThat(CommandRun.of("admit", "--crd", crd, "--old", file, object)).isEqualTo(refusal);
    assertThat(CommandRun.of("diff", crd, file)).isEqualTo(refusal);
    assertThat(CommandRun.of("migrate-plan", crd, file)).isEqualTo(refusal);
  }

  @Test
  void whatOnlyLooksOddIsRead() throws IOException {
    for (String text :
        List.of(
            "\uFEFF" + CRD,
            CRD.replace("\n", "\r\n"),
            "---\n---\n" + CRD + "---\n# nothing\n---\n",
            CRD.replace("scope: Namespaced", "<<: {scope: Namespaced}"),
            CRD.replace(
                "mode: {type: string}", "mode: &m {type: string}\n              other: *m"))) {
      assertThat(CommandRun.of("lint", CommandRun.write(temp, "odd.yaml", text)))
          .isEqualTo(new CommandRun(0, "", "0 errors and 0 warnings in 1 CRD\n"));
    }
  }

  @Test
  void anEmptyFileHasNothingToCheck() throws IOException {
    Path file = CommandRun.write(temp, "empty.yaml", "");

    assertThat(CommandRun.of("lint", file))
        .isEqualTo(
            new CommandRun(
                3,
                "",
                "crd4j: '"
                    + file
                    + "' has no CustomResourceDefinition; name its file or directory\n"));
    assertThat(CommandRun.of("admit", "--crd", crd, file).err())
        .isEqualTo("crd4j: '" + file + "' has no object\n");
  }

  @Test
  void hugeNumbersStayNumbersOrBecomeTexts() throws IOException {
    Path file =
        CommandRun.write(
            temp,
            "huge.yaml",
            CRD.replace(
                "{type: string}",
                "{type: number, maximum: 1e999999999, minimum: -1e308, default: 1e-999999999}"));
    Path value =
        CommandRun.write(temp, "v.yaml", OBJECT.replace("safe}", "a, x: 1e308, z: 1e999}"));

    assertThat(CommandRun.of("lint", file).out())
        .isEqualTo(
            file
                + ":[20,36] error: [WrongType] 'spec.versions[0].schema.openAPIV3Schema"
                + ".properties[spec].properties[mode].maximum' has the wrong type: expected a"
                + " number, but found the string \"1e999999999\"\n");
    assertThat(CommandRun.of("admit", "--crd", crd, value).out())
        .contains("x: 1e+308", "z: \"1e999\"");
  }

  @Test
  void linksThatLeadRoundDoNotEnd() throws IOException {
    Files.createSymbolicLink(temp.resolve("crds/up"), Path.of(".."));
    Path link = Files.createSymbolicLink(temp.resolve("linked"), Path.of("crds"));

    assertThat(CommandRun.of("lint", temp.resolve("crds")).code()).isZero();
    assertThat(CommandRun.of("lint", link).code()).isZero();
    assertThat(CommandRun.of("diff", link, temp.resolve("crds")).code()).isZero();

    Path loop = temp.resolve("crds/loop.yaml");
    Files.createSymbolicLink(loop, loop.getFileName());

    assertThat(CommandRun.of("lint", temp.resolve("crds")).err())
        .startsWith("crd4j: cannot read '" + loop + "': ");
    assertThat(CommandRun.of("diff", crd, temp.resolve("crds")).err())
        .startsWith("crd4j: cannot read '" + loop + "': ");
  }

  @Test
  void aDirectoryIsNoObject() {
    assertThat(CommandRun.of("admit", "--crd", crd, temp).err())
        .isEqualTo("crd4j: cannot read '" + temp + "': Is a directory\n");
  }

  @Test
  void expressionsMadeToExplodeAreFindings() throws IOException {
    record Explosive(String schema, String rule) {}
    String rules = "type: string, maxLength: 9, x-kubernetes-validations: [{rule: '%s'}]";
    for (Explosive explosive :
        List.of(
            new Explosive(
                "type: string, pattern: '" + "(".repeat(20_000) + ")".repeat(20_000) + "'",
                "InvalidPattern"),
            new Explosive(
                "type: string, default: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, pattern: '^(a+)+$|(a|a)*b'",
                ""),
            new Explosive("type: string, pattern: 'a{1001}'", "InvalidPattern"),
            new Explosive(
                "type: string, pattern: '" + "(a|b)*".repeat(100_000) + "'", "CostlyRegex"),
            new Explosive(
                "type: string, pattern: '(x?){1000}(a?){1000}', default: " + "a".repeat(100_000),
                "CostlyRegex"),
            new Explosive(
                "type: string, maxLength: 100000, x-kubernetes-validations: [{rule:"
                    + " 'self.matches(\"((a?){30}){30}b\")'}], default: "
                    + "a".repeat(100_000),
                "CostlyRegex"),
            new Explosive(
                rules.formatted("(".repeat(5000) + "self" + ")".repeat(5000)), "CelTooDeep"),
            new Explosive(rules.formatted("[".repeat(50_000) + "]".repeat(50_000)), "CelTooDeep"),
            new Explosive(rules.formatted("self" + "[0]".repeat(50_000)), "CelTooDeep"),
            new Explosive(
                rules.formatted(
                    "self.matches(\"" + "(".repeat(20_000) + ")".repeat(20_000) + "\")"),
                "CelBadRegex"),
            new Explosive(
                "type: array, items: {type: string}, x-kubernetes-validations: [{rule: '"
                    + "self.all(a,".repeat(30)
                    + "true"
                    + ")".repeat(30)
                    + "'}]",
                "CelCostTooHigh"))) {
      Path file =
          CommandRun.write(temp, "bad.yaml", CRD.replace("type: string", explosive.schema()));

      CommandRun run = CommandRun.of("lint", file);

      boolean isTaken = List.of("", "CostlyRegex").contains(explosive.rule());
      assertThat(run.code()).as(run.err()).isEqualTo(isTaken ? 0 : 1);
      assertThat(run.out()).contains(explosive.rule());
    }
  }

  @Test
  void whatIsQuotedIsShortened() throws IOException {
    String megabyte = "a".repeat(1 << 20);
    Path lint =
        CommandRun.write(
            temp,
            "long.yaml",
            CRD.replace("type: string", "type: string, maxLength: 9, default: " + megabyte));
    Path bounded =
        CommandRun.write(
            temp, "bounded.yaml", CRD.replace("type: string", "enum: [a], type: string"));
    Path value = CommandRun.write(temp, "v.yaml", OBJECT.replace("safe", megabyte));
    Path key = CommandRun.write(temp, "key.yaml", "a: *" + megabyte + "\n");

    for (CommandRun run :
        List.of(
            CommandRun.of("lint", lint),
            CommandRun.of("lint", "--output", "json", lint),
            CommandRun.of("admit", "--crd", bounded, value),
            CommandRun.of("lint", key))) {
      assertThat(run.code()).isEqualTo(1);
      assertThat(run.out() + run.err()).contains(" characters left out) …").hasSizeLessThan(4000);
    }
  }

  @Test
  void matchingThatWouldTakeMinutesIsNotDone() throws IOException {
    String refused =
        "not checked: regular expressions take more than 50000000 steps here, with"
            + " \"((a?){30}){30}b\" among them";
    for (String schema :
        List.of(
            "type: string, pattern: '((a?){30}){30}b'",
            "type: string, maxLength: 100000, x-kubernetes-validations:"
                + " [{rule: 'self.matches(\"((a?){30}){30}b\")'}]")) {
      Path costly = CommandRun.write(temp, "costly.yaml", CRD.replace("type: string", schema));
      Path value = CommandRun.write(temp, "v.yaml", OBJECT.replace("safe", "a".repeat(99_000)));

      CommandRun run = CommandRun.of("admit", "--crd", costly, value);

      assertThat(run.err()).contains("error: " + refused);
      assertThat(run.code()).isEqualTo(1);
    }
  }

  @Test
  void manyMistakesAreNamedInTimeThatGrowsWithTheirNumber() throws IOException {
    String versions =
        IntStream.range(0, 20_000)
            .mapToObj(
                "  - {name: w%d, served: true, storage: false, schema: {openAPIV3Schema: {type: object}}}\n"
                    ::formatted)
            .collect(Collectors.joining());
    String keys =
        IntStream.range(0, 100_000).mapToObj(i -> "k" + i).collect(Collectors.joining(","));
    String labels =
        IntStream.range(0, 50_000).mapToObj(i -> "l!" + i + ": v").collect(Collectors.joining(","));

    Path wide = CommandRun.write(temp, "versions.yaml", CRD + versions);
    Path mapKeys =
        CommandRun.write(
            temp,
            "keys.yaml",
            CRD.replace(
                "{type: string}",
                "{type: array, x-kubernetes-list-type: map, items: {type: object},"
                    + " x-kubernetes-list-map-keys: ["
                    + keys
                    + "]}"));
    Path labelled =
        CommandRun.write(
            temp,
            "labels.yaml",
            OBJECT.replace("{name: orders}", "{name: orders, labels: {" + labels + "}}"));

    assertThat(CommandRun.of("lint", wide).code()).isEqualTo(1);
    assertThat(CommandRun.of("lint", mapKeys).err()).startsWith("100000 errors and ");
    assertThat(CommandRun.of("admit", "--crd", crd, labelled).err())
        .contains(
            ":3:26: error: metadata.labels: Invalid value: \"l!0\": name part must consist of")
        .hasLineCount(50_000);
  }
}
