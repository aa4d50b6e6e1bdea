package io.github.crd4j.processor.lint;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What cannot be read has pages too, and what they show is true. */
class FilePagesTest {

  private static final Path PAGES = Path.of("..", "docs", "rules");
  private static final Pattern SAYS =
      Pattern.compile("(\n## What crd4j says\n\n```text\n)(.*?)(```\n)", Pattern.DOTALL);

  @TempDir Path temp;

  static List<String> rules() {
    return List.of(
        YamlException.RULE,
        CrdYamlReader.UNSUPPORTED_API_VERSION,
        CrdYamlReader.UNKNOWN_FIELD,
        CrdYamlReader.WRONG_TYPE);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theWrongExampleIsFoundByThisRuleAlone(String rule) throws IOException {
    assertThat(findings(rule, "Wrong"))
        .isNotEmpty()
        .extracting(found -> found.finding().rule())
        .containsOnly(rule);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void nothingIsFoundInTheRightExample(String rule) throws IOException {
    assertThat(findings(rule, "Right")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void thePageShowsWhatWeSay(String rule) throws IOException {
    String said =
        findings(rule, "Wrong").stream()
            .map(found -> "crd.yaml:" + found.position() + " error: " + found.text() + "\n")
            .collect(Collectors.joining());
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(
          page(rule),
          SAYS.matcher(Files.readString(page(rule)))
              .replaceFirst("$1" + Matcher.quoteReplacement(said) + "$3"));
    }
    Matcher says = SAYS.matcher(Files.readString(page(rule)));
    assertThat(says.find()).isTrue();
    assertThat(says.group(2)).isEqualTo(said);
  }

  private List<LintFinding> findings(String rule, String heading) throws IOException {
    Matcher example =
        Pattern.compile("(?s)\n## " + heading + "\n\n```yaml file\n(.*?)```")
            .matcher(Files.readString(page(rule)));
    assertThat(example.find()).isTrue();
    Path file = Files.writeString(temp.resolve("crd.yaml"), example.group(1));
    return Linter.lint(List.of(file), KubernetesVersion.DEFAULT).findings();
  }

  private static Path page(String rule) {
    return PAGES.resolve(rule + ".md");
  }
}
