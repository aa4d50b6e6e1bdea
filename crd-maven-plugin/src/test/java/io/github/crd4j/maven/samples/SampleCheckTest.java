package io.github.crd4j.maven.samples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.admit.Admissions;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleCheckTest {

  private static final String TOPICS =
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
                  properties:
                    mode:
                      type: string
                      maxLength: 4
      """;

  private static final String ORDERS =
      """
      apiVersion: example.com/v1
      kind: Topic
      metadata: {name: orders}
      spec:
        mode: safe
      """;

  @TempDir Path temp;

  private SampleCheck.Result check(String... excludes) throws IOException, YamlException {
    Admissions admissions =
        new Admissions(
            List.of(CrdYamlReader.read("topics.yaml", TOPICS).get(0).crd()),
            KubernetesVersion.NEWEST_KNOWN);
    return SampleCheck.run(new SampleDirectory(temp, List.of(), List.of(excludes)), admissions);
  }

  private Path write(String name, String text) throws IOException {
    Path file = temp.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  @Test
  void samplesAreAcceptedOrRefusedAsTheirFilesSay() throws IOException, YamlException {
    write("orders.yaml", ORDERS);
    write("bad/orders.invalid.yaml", ORDERS.replace("safe", "unsafe"));
    write(
        "mixed.yaml",
        ORDERS + "---\n# crd4j: refused \"Too long\"\n" + ORDERS.replace("safe", "unsafe"));

    assertThat(check()).isEqualTo(new SampleCheck.Result(List.of(), 2, 2));
  }

  @Test
  void aMistakeIsNamedWithItsPlace() throws IOException, YamlException {
    Path file = write("orders.yaml", ORDERS.replace("safe", "unsafe") + "  mood: good\n");

    assertThat(check().problems())
        .startsWith(
            file + ":[6,3] spec.mood: unknown field, which would not be stored",
            file + ":[5,3] spec.mode: Too long: may not be more than 4 bytes");
  }

  @Test
  void aSampleThatMustBeRefusedIsNotAccepted() throws IOException, YamlException {
    Path file = write("orders.invalid.yaml", ORDERS);
    Path other =
        write("other.yaml", "# crd4j: refused \"no such\"\n" + ORDERS.replace("safe", "unsafe"));

    assertThat(check().problems())
        .containsExactly(
            file + ":[1,1] is accepted, but must be refused",
            other
                + ":[2,1] is not refused with \"no such\", but with: spec.mode: Too long: may not be"
                + " more than 4 bytes");
  }

  @Test
  void pairsAreUpdates() throws IOException, YamlException {
    String named = ORDERS.replace("{name: orders}", "{name: orders, uid: a}");
    write("orders.old.yaml", named);
    write("orders.yaml", named.replace("safe", "fast"));
    write(
        "orders.invalid.yaml",
        "# crd4j: refused \"field is immutable\"\n" + named.replace("uid: a", "uid: b"));

    assertThat(check()).isEqualTo(new SampleCheck.Result(List.of(), 1, 1));
  }

  @Test
  void whatBelongsToNothingIsAProblem() throws IOException, YamlException {
    write("a.old.yaml", ORDERS);
    write("b.yaml", ORDERS.replace("Topic", "Queue"));
    write("c.yaml", "a: [\n");
    write("d.yaml", "text\n");

    assertThat(check().problems())
        .hasSize(4)
        .anyMatch(line -> line.endsWith("no file has what replaces these objects"))
        .anyMatch(line -> line.contains("no CRD is of kind 'Queue'"))
        .anyMatch(line -> line.contains("c.yaml:[2,1] "))
        .anyMatch(line -> line.endsWith("an object is expected"));
    assertThat(check("*.yaml").problems()).isEmpty();
  }

  @Test
  void whatIsNoTextIsAProblemAtItsPlace() throws IOException, YamlException {
    Path wide = temp.resolve("a.yaml");
    Files.writeString(wide, "\uFEFF" + ORDERS, StandardCharsets.UTF_16LE);
    Path binary = temp.resolve("b.yaml");
    Files.write(binary, new byte[] {'a', ':', '\n', (byte) 0x80});
    Path old = temp.resolve("c.old.yaml");
    Files.writeString(old, "\0");
    Path now = write("c.yaml", ORDERS);

    assertThat(check().problems())
        .containsExactly(
            wide + ":[1,1] file is UTF-16 text; save it as UTF-8",
            binary + ":[2,1] file is not UTF-8 text",
            old + ":[1,1] character U+0000 is not allowed in YAML",
            now + ":[1,1] the old file has no Topic 'orders'");
  }

  @Test
  void commentsBelongToTheirDocument() throws IOException, YamlException {
    String bad = ORDERS.replace("safe", "unsafe # crd4j: refused \"Too long\"");
    write("many.yaml", ("---\n" + ORDERS + "---\n" + bad).repeat(50));

    assertThat(check()).isEqualTo(new SampleCheck.Result(List.of(), 50, 50));
  }
}
