package io.github.crd4j.processor.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.plan.PlanRule;
import io.github.crd4j.processor.read.SourceRule;
import io.github.crd4j.processor.testing.CompileResult.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule about the source or about conversion has a page, and what the page shows is true. */
class SourceRulePagesTest {

  private static final Path PAGES = Path.of("../docs/rules");
  private static final Pattern ANSWER =
      Pattern.compile("(?s)(## What crd4j says\\n\\n```text\\n)(.*?)```");

  static Stream<String> rules() {
    return Stream.concat(
        Arrays.stream(SourceRule.values()).map(Enum::name),
        Arrays.stream(PlanRule.values()).map(Enum::name));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theWrongExampleIsFound(String rule) throws IOException {
    // A type that does not exist is also an error of the compiler itself.
    assertThat(compile(rule, "Wrong").messages())
        .extracting(Message::rule)
        .filteredOn(found -> !found.equals("compiler"))
        .isNotEmpty()
        .containsOnly(rule);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theRightExampleIsGood(String rule) throws IOException {
    assertThat(compile(rule, "Right").messages()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void thePageShowsWhatWeSay(String rule) throws IOException {
    String said =
        compile(rule, "Wrong").messages().stream()
            .filter(message -> message.rule().equals(rule))
            .map(message -> withoutLink(message.text()))
            .collect(Collectors.joining("\n"));
    String page = Files.readString(page(rule));
    Matcher answer = ANSWER.matcher(page);

    assertThat(answer.find()).as("the page has our answer").isTrue();
    if (SampleChecks.updates()) {
      Files.writeString(
          page(rule),
          page.substring(0, answer.start(2)) + said + "\n" + page.substring(answer.end(2)));
    } else {
      assertThat(answer.group(2)).isEqualTo(said + "\n");
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theIndexLeadsToThePage(String rule) throws IOException {
    assertThat(Files.readString(page(rule))).startsWith("# " + rule + "\n");
    assertThat(Files.readString(PAGES.resolve("README.md")))
        .contains("| [" + rule + "](" + rule + ".md) |");
  }

  private static Path page(String rule) {
    return PAGES.resolve(rule + ".md");
  }

  private static String withoutLink(String text) {
    return text.lines().filter(line -> !line.startsWith("see ")).collect(Collectors.joining("\n"));
  }

  /** The pages speak of the Jackson that most readers have, and say what else must be asked for. */
  private static List<String> options(String rule) throws IOException {
    List<String> options = new ArrayList<>(List.of("-Acrd.jackson=2"));
    Matcher only = Pattern.compile("Only with `(-A[^`]+)`").matcher(Files.readString(page(rule)));
    while (only.find()) {
      options.add(only.group(1));
    }
    return options;
  }

  private static CompileResult compile(String rule, String heading) throws IOException {
    Matcher example =
        Pattern.compile("(?s)## " + heading + "\\n\\n```java\\n(.*?)```")
            .matcher(Files.readString(page(rule)));
    assertThat(example.find()).as("%s has an example under %s", page(rule), heading).isTrue();
    String java = example.group(1);
    // An import of one class wins over those of all of a package.
    String imports = "import io.github.crd4j.annotations.*;\nimport java.util.*;\n";
    Path source = Path.of("target/samples/page-sources", rule + "-" + heading, "Example.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, imports + java);
    return SampleRuns.javac()
        .compile(
            new CompileRequest(
                List.of(source.toString()),
                List.of(),
                List.of(),
                List.of(),
                options(rule),
                "target/samples/pages/" + rule + "-" + heading,
                null));
  }
}
