package io.github.crd4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdmitCommandTest {

  private static final String TOPICS =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata:
        name: topics.example.com
      spec:
        group: example.com
        names: {kind: Topic, listKind: TopicList, plural: topics, singular: topic}
        scope: Namespaced
        versions:
        - name: v1
          served: true
          storage: true
          subresources: {status: {}}
          schema:
            openAPIV3Schema:
              type: object
              properties:
                spec:
                  type: object
                  required: [mode]
                  properties:
                    mode: {type: string, maxLength: 10}
                    replicas: {type: integer, default: 1, minimum: 1}
                  x-kubernetes-validations:
                  - {rule: "self.mode == oldSelf.mode", message: mode is fixed, fieldPath: .mode}
                status:
                  type: object
                  properties:
                    ready: {type: boolean}
      """;

  private static final String ORDERS =
      """
      apiVersion: example.com/v1
      kind: Topic
      metadata:
        name: orders
      spec:
        mode: safe
      """;

  @TempDir Path temp;
  private Path crd;

  @BeforeEach
  void writeCrd() throws IOException {
    crd = CommandRun.write(temp, "topics.yaml", TOPICS);
  }

  @Test
  void printsWhatIsStored() throws IOException {
    Path object = CommandRun.write(temp, "orders.yaml", ORDERS + "status: {ready: true}\n");

    CommandRun run = CommandRun.of("admit", "--crd", crd, object);

    assertThat(run).isEqualTo(new CommandRun(0, ORDERS + "  replicas: 1\n", ""));
  }

  @Test
  void namesThePlaceOfWhatIsPrunedAndRefused() throws IOException {
    Path object =
        CommandRun.write(
            temp, "orders.yaml", ORDERS + "---\n" + ORDERS.replace("mode: safe", "mood: safe"));

    CommandRun run = CommandRun.of("admit", "--crd", crd, object);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEqualTo(ORDERS + "  replicas: 1\n");
    assertThat(run.err().lines())
        .startsWith(
            object + ":13:3: warning: unknown field 'spec.mood' would not be stored",
            object + ":12:1: error: spec.mode: Required value")
        .hasSize(3)
        .anyMatch(line -> line.contains("some validation rules were not checked"));
  }

  @Test
  void judgesUpdatesByWhatWasThere() throws IOException {
    Path old = CommandRun.write(temp, "old.yaml", ORDERS);
    Path now = CommandRun.write(temp, "new.yaml", ORDERS.replace("safe", "fast"));

    CommandRun created = CommandRun.of("admit", "--crd", crd, now);
    CommandRun updated = CommandRun.of("admit", "--crd", crd, "--old", old, now);

    assertThat(created.code()).isZero();
    assertThat(updated.code()).isEqualTo(1);
    assertThat(updated.err())
        .isEqualTo(now + ":6:3: error: spec.mode: Invalid value: mode is fixed\n");
  }

  @Test
  void writesOnlyTheStatusToItsSubresource() throws IOException {
    Path object = CommandRun.write(temp, "orders.yaml", ORDERS + "status: {ready: 1}\n");

    CommandRun run = CommandRun.of("admit", "--crd", crd, "--subresource", "status", object);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains(object + ":7:10: error: status.ready: Invalid value: \"integer\"");
  }

  @Test
  void printsAListForPrograms() throws IOException {
    Path object =
        CommandRun.write(
            temp,
            "orders.json",
            "{\"apiVersion\":\"example.com/v1\","
                + "\"kind\":\"Topic\",\"metadata\":{\"name\":\"a\"},\"x\":1,\"spec\":{\"mode\":2}}");

    CommandRun run = CommandRun.of("admit", "--crd", crd, "--output", "json", object);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).isEmpty();
    assertThat(run.out().replaceAll("\\s+", ""))
        .startsWith(
            "[{\"stored\":{\"apiVersion\":\"example.com/v1\",\"kind\":\"Topic\",\"metadata\":{\"name\":\"a\"},"
                + "\"spec\":{\"mode\":2,\"replicas\":1}},\"pruned\":[\"x\"],\"errors\":[{\"path\":\"spec.mode\",")
        .endsWith("}]}]");
  }

  @Test
  void needsACrdOfEachObject() throws IOException {
    Path other = CommandRun.write(temp, "other.yaml", ORDERS.replace("Topic", "Queue"));
    Path future = CommandRun.write(temp, "future.yaml", ORDERS.replace("com/v1", "com/v2"));

    assertThat(CommandRun.of("admit", "--crd", crd, other).err())
        .isEqualTo(
            "crd4j: "
                + other
                + ":1:1: no CRD is of kind 'Queue' in the group of apiVersion 'example.com/v1'\n");
    assertThat(CommandRun.of("admit", "--crd", crd, future).code()).isEqualTo(3);
  }

  @Test
  void refusesWhatIsNoObjectOrNoServer() throws IOException {
    Path broken = CommandRun.write(temp, "broken.yaml", "a: [\n");
    Path text = CommandRun.write(temp, "text.yaml", "hello\n");
    Path orders = CommandRun.write(temp, "orders.yaml", ORDERS);

    assertThat(CommandRun.of("admit", "--crd", crd, broken).err()).startsWith("crd4j: " + broken);
    assertThat(CommandRun.of("admit", "--crd", crd, text).code()).isEqualTo(3);
    assertThat(CommandRun.of("admit", "--crd", crd, "--kubernetes", "1", orders).code())
        .isEqualTo(2);
  }
}
