package io.github.crd4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandTest {

  private static final String TOPIC =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata:
        name: topics.example.com
      spec:
        group: example.com
        names:
          kind: Topic
          listKind: TopicList
          plural: topics
          singular: topic
        scope: Namespaced
        versions:
        - name: v1
          schema:
            openAPIV3Schema:
              description: A topic.
              properties:
                spec:
                  properties:
                    mode:
                      enum: [fast, safe]
                      type: string
                    replicas:
                      minimum: 1
                      type: integer
                  required: [mode, replicas]
                  type: object
              type: object
          served: true
          storage: true
      """;

  @TempDir Path temp;

  @Test
  void findsNothingWhereOnlyTheTextDiffers() throws IOException {
    Path old = CommandRun.write(temp, "old.yaml", TOPIC);
    CommandRun.write(
        temp, "new/topic.yml", "# moved\n" + TOPIC.replace("kind: Topic\n", "kind: \"Topic\"\n"));

    CommandRun run = CommandRun.of("diff", old, temp.resolve("new"));

    assertThat(run).isEqualTo(new CommandRun(0, "", ""));
  }

  @Test
  void showsWhatDiffersByPath() throws IOException {
    Path old = CommandRun.write(temp, "old.yaml", TOPIC);
    Path now = CommandRun.write(temp, "new.yaml", TOPIC.replace("minimum: 1", "minimum: 0"));

    CommandRun run = CommandRun.of("diff", old, now);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .isEqualTo(
            """
            topics.example.com
              @@ spec.versions[v1] … properties.spec.properties.replicas
              -  minimum: 1
              +  minimum: 0
            """);
  }

  @Test
  void showsCrdsThatAreOnlyOnOneSide() throws IOException {
    Path old = CommandRun.write(temp, "old.yaml", TOPIC);
    Path now = CommandRun.write(temp, "new.yaml", TOPIC.replace("topics.", "queues."));

    CommandRun run = CommandRun.of("diff", old, now);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .isEqualTo(
            """
            queues.example.com is only in the new CRDs
            topics.example.com is only in the old CRDs
            """);
  }

  @Test
  void normalisedComparesOnlyWhatTheServerDoes() throws IOException {
    Path old = CommandRun.write(temp, "old.yaml", TOPIC);
    String same =
        TOPIC
            .replace("    listKind: TopicList\n", "")
            .replace("    singular: topic\n", "")
            .replace("  scope:", "  conversion: {strategy: None}\n  scope:")
            .replace("description: A topic.", "description: Something else.")
            .replace("[fast, safe]", "[safe, fast]")
            .replace("[mode, replicas]", "[replicas, mode]")
            .replace("minimum: 1", "minimum: 1.0")
            .replace("metadata:", "metadata:\n  annotations: {generator: other}");
    Path now = CommandRun.write(temp, "new.yaml", same);
    Path other = CommandRun.write(temp, "other.yaml", same.replace("1.0", "2.0"));

    assertThat(CommandRun.of("diff", old, now).code()).isEqualTo(1);
    assertThat(CommandRun.of("diff", "--normalise", old, now)).isEqualTo(new CommandRun(0, "", ""));
    assertThat(CommandRun.of("diff", "--normalise", old, other).out()).contains("+  minimum: 2");
  }

  @Test
  void normalisedKeepsFieldsThatAreCalledLikeKeywords() throws IOException {
    Path old = CommandRun.write(temp, "old.yaml", TOPIC.replace("mode:", "description:"));
    Path now = CommandRun.write(temp, "new.yaml", TOPIC.replace("mode:", "title:"));

    assertThat(CommandRun.of("diff", "--normalise", old, now).code()).isEqualTo(1);
  }

  @Test
  void printsJsonForPrograms() throws IOException {
    Path old = CommandRun.write(temp, "old.yaml", TOPIC);
    Path now = CommandRun.write(temp, "new.yaml", TOPIC.replace("minimum: 1", "minimum: 0"));

    CommandRun run = CommandRun.of("diff", "--output", "json", old, now);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("\"name\" : \"topics.example.com\"", "\"change\" : \"changed\"")
        .contains("\"before\" : 1", "\"after\" : 0", "[replicas].minimum\"");
  }

  @Test
  void namesThePlaceOfBrokenYaml() throws IOException {
    Path old = CommandRun.write(temp, "old.yaml", TOPIC);
    Path now = CommandRun.write(temp, "new.yaml", "kind: [\n");

    CommandRun run = CommandRun.of("diff", old, now);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).startsWith("crd4j: " + now + ":2:1: ").hasLineCount(1);
  }

  @Test
  void reportsFieldsThatTheServerDoesNotKnow() throws IOException {
    Path old = CommandRun.write(temp, "old.yaml", TOPIC);
    Path now = CommandRun.write(temp, "new.yaml", TOPIC.replace("minimum: 1", "minimun: 1"));

    CommandRun run = CommandRun.of("diff", old, now);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains(now + ":25:", "[UnknownField] unknown field 'minimun'");
  }

  @Test
  void refusesFilesThatCannotBeReadOrHaveNoCrd() throws IOException {
    Path old = CommandRun.write(temp, "old.yaml", TOPIC);
    Path other = CommandRun.write(temp, "other.yaml", "kind: ConfigMap\n");
    Path missing = temp.resolve("missing.yaml");

    CommandRun none = CommandRun.of("diff", old, other);
    CommandRun absent = CommandRun.of("diff", missing, old);

    assertThat(none.code()).isEqualTo(3);
    assertThat(none.err()).contains("'" + other + "' has no CustomResourceDefinition");
    assertThat(absent.code()).isEqualTo(3);
    assertThat(absent.err()).isEqualTo("crd4j: cannot read '" + missing + "': it does not exist\n");
  }
}
