package io.github.crd4j.integration.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.WithApiServer;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PodTemplateIT {
  private static final Path OBJECTS = Path.of("src/test/resources/models/pod-templates.yaml");
  private static final String TEMPLATE = "spec.template";

  /** What is stored of a valid object that was not sent, or is not stored though it was sent. */
  private static final Map<String, List<String>> CHANGES =
      Map.of(
          "valid-minimal",
          List.of(),
          "valid-real",
          List.of(
              "- metadata.creationTimestamp: null",
              "+ spec.containers[0].env[6].valueFrom.fileKeyRef.optional: false",
              "+ spec.containers[0].ports[0].protocol: \"TCP\"",
              "+ spec.containers[0].ports[3].protocol: \"TCP\"",
              "+ spec.containers[1].ports[0].protocol: \"TCP\"",
              "+ spec.volumes[8].azureDisk.cachingMode: \"ReadWrite\"",
              "+ spec.volumes[8].azureDisk.fsType: \"ext4\"",
              "+ spec.volumes[8].azureDisk.kind: \"Shared\"",
              "+ spec.volumes[8].azureDisk.readOnly: false"),
          "valid-edges",
          List.of(
              "+ spec.ephemeralContainers[0].env[0].valueFrom.configMapKeyRef.name: \"\"",
              "+ spec.ephemeralContainers[0].envFrom[0].secretRef.name: \"\"",
              "+ spec.ephemeralContainers[0].livenessProbe.grpc.service: \"\"",
              "+ spec.imagePullSecrets[0].name: \"\"",
              "- spec.volumes: null"));

  private final Widgets widgets;

  PodTemplateIT(ApiClient client) {
    this.widgets = new Widgets(client);
  }

  @AfterAll
  void delete() {
    widgets.close();
  }

  /** A document of the file; its name is that of the object. */
  record Document(String name, String yaml) {
    List<String> refusals() {
      return yaml.lines()
          .filter(line -> line.startsWith("# refused: "))
          .map(line -> line.substring("# refused: ".length()))
          .toList();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Document> documents(String prefix) throws IOException {
    return Stream.of(Files.readString(OBJECTS).split("\n---\n", -1))
        .filter(yaml -> yaml.contains("metadata: {name: " + prefix))
        .map(yaml -> new Document(yaml.replaceFirst("(?s).*?\\{name: ([^}]*)}.*", "$1"), yaml));
  }

  static Stream<Document> valid() throws IOException {
    return documents("valid-");
  }

  static Stream<Document> invalid() throws IOException {
    return documents("invalid-");
  }

  @ParameterizedTest
  @MethodSource("valid")
  void aRealTemplateIsStoredWhole(Document document) throws YamlException, JsonTextException {
    JsonNode stored = widgets.create(document.yaml()).orThrow();

    JsonValue sent = YamlReader.read(document.yaml()).get(0).value();
    assertThat(
            Changes.between(
                Changes.at(sent, TEMPLATE),
                Changes.at(JsonText.parseJson(stored.toString()), TEMPLATE)))
        .containsExactlyElementsOf(CHANGES.getOrDefault(document.name(), List.of("unknown")));
  }

  @ParameterizedTest
  @MethodSource("invalid")
  void aMistakeInATemplateIsRefused(Document document) {
    ApiResponse refused = widgets.create(document.yaml());

    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(document.refusals()).isNotEmpty();
    for (String refusal : document.refusals()) {
      assertThat(refused.causes())
          .extracting(cause -> cause.field() + ": " + cause.message())
          .anyMatch(cause -> cause.startsWith(refusal));
    }
    List<String> fields = document.refusals().stream().map(text -> text.split(": ", 2)[0]).toList();
    assertThat(refused.causes())
        .extracting(ApiResponse.Cause::field)
        // What anyOf adds has no field.
        .filteredOn(field -> !field.equals("<nil>"))
        .allMatch(fields::contains);
  }

  @Test
  void twoManagersShareATemplateByTheKeysOfItsLists() {
    widgets
        .apply(
            "alice",
            "shared",
            "{containers: [{name: app, image: a, ports: [{containerPort: 8080}]}]}")
        .orThrow();

    JsonNode both =
        widgets
            .apply(
                "bob",
                "shared",
                "{containers: [{name: app, env: [{name: A, value: '1'}], ports: [{containerPort: 8080,"
                    + " protocol: UDP}, {containerPort: 9090}]}, {name: proxy}], volumes: [{name:"
                    + " tmp}], imagePullSecrets: [{name: registry}]}")
            .orThrow();

    JsonNode spec = both.path("spec").path("template").path("spec");
    assertThat(spec.path("containers").valueStream().map(each -> each.path("name").stringValue()))
        .containsExactly("app", "proxy");
    assertThat(
            spec.path("containers")
                .path(0)
                .path("ports")
                .valueStream()
                .map(port -> port.path("containerPort") + port.path("protocol").stringValue()))
        .containsExactly("8080TCP", "8080UDP", "9090TCP");
    assertThat(spec.path("containers").path(0).path("image").stringValue()).isEqualTo("a");
  }

  @Test
  void aManagerTakesAwayItsOwnPartOfATemplateOnly() {
    widgets.apply("alice", "taken", "{containers: [{name: app, image: a}]}").orThrow();
    widgets
        .apply("bob", "taken", "{containers: [{name: app}, {name: proxy}], volumes: [{name: tmp}]}")
        .orThrow();

    JsonNode less = widgets.apply("bob", "taken", "{containers: [{name: app}]}").orThrow();

    assertThat(less.path("spec").path("template").path("spec").toString())
        .isEqualTo("{\"containers\":[{\"image\":\"a\",\"name\":\"app\"}]}");
  }

  @Test
  void aConflictNamesTheContainerByItsKey() {
    widgets.apply("alice", "conflict", "{containers: [{name: app, image: a}]}").orThrow();

    ApiResponse refused = widgets.apply("bob", "conflict", "{containers: [{name: app, image: b}]}");

    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.causes())
        .extracting(ApiResponse.Cause::field)
        .containsExactly(".spec.template.spec.containers[name=\"app\"].image");
  }
}
