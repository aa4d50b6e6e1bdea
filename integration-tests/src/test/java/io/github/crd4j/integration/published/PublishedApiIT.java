package io.github.crd4j.integration.published;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PublishedApiIT {
  private static final Path RESOURCES = Path.of("src/test/resources/published");

  private static final System.Logger LOG = System.getLogger(PublishedApiIT.class.getName());

  /** Those that a JDK of this machine can read. */
  static List<PublishedApi> apis() throws IOException {
    List<PublishedApi> apis = new ArrayList<>();
    for (PublishedApi api : PublishedApi.ALL) {
      if (Javac.atLeast(api.java()).isPresent()) {
        apis.add(api);
      } else {
        LOG.log(
            System.Logger.Level.WARNING,
            "NOT TESTED: " + api + ", which needs a JDK " + api.java() + " in JAVA25_HOME");
      }
    }
    return apis;
  }

  private final ApiClient client;
  private final CrdClient crds;
  private final MavenCentral central = new MavenCentral();

  PublishedApiIT(ApiClient client, CrdClient crds) {
    this.client = client;
    this.crds = crds;
  }

  @AfterAll
  void close() {
    central.close();
  }

  @ParameterizedTest
  @MethodSource("apis")
  void itsClassesBecomeCrdsLikeItsOwn(PublishedApi api, @TempDir Path directory) throws Exception {
    Javac.Result result = process(api, Javac.atLeast(api.java()).orElseThrow(), directory);

    assertThat(result.success()).as(result.output()).isTrue();
    List<String> differences = differences(api, result.crds());
    Files.write(
        Files.createDirectories(Path.of("target/published")).resolve(api + ".txt"), differences);
    ReviewedDifferences reviewed =
        ReviewedDifferences.in(RESOURCES.resolve(api.name()).resolve("differences.txt"));
    assertThat(reviewed.unexplained(differences)).as("differences without a reason").isEmpty();
    assertThat(reviewed.unused(differences)).as("reasons without a difference").isEmpty();
    for (Map.Entry<String, String> crd : result.crds().entrySet()) {
      assertThat(crds.dryRun(crd.getValue()).message()).as(crd.getKey()).isEmpty();
    }
    for (Path example : examples(api)) {
      storesWhole(Files.readString(example), result.crds());
    }
  }

  private Javac.Result process(PublishedApi api, Javac javac, Path directory)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(api.beside());
    all.add(api.coordinates());
    String[] parts = api.coordinates().split(":", -1);
    Path sources = central.file(parts[0] + ":" + parts[1] + ":jar:sources:" + parts[2]);
    Path unpacked = directory.resolve("sources");
    unpack(sources, unpacked);
    return javac.process(
        unpacked,
        central.classPath(all, api.managed()),
        api.processors(),
        directory.resolve("classes"));
  }

  private List<String> differences(PublishedApi api, Map<String, String> ours)
      throws IOException, YamlException {
    Map<String, JsonObject> theirs = new TreeMap<>();
    try (JarFile jar = new JarFile(central.file(api.coordinates()).toFile())) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        if (entry.getName().matches(api.crds())) {
          try (InputStream in = jar.getInputStream(entry)) {
            JsonObject crd = crd(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            theirs.put(text(crd, "metadata", "name"), crd);
          }
        }
      }
    }
    assertThat(ours.keySet())
        .isEqualTo(
            theirs.keySet().stream().map(name -> name + ".yaml").collect(Collectors.toSet()));
    List<String> differences = new ArrayList<>();
    for (Map.Entry<String, JsonObject> crd : theirs.entrySet()) {
      String name = text(crd.getValue(), "spec", "names", "plural");
      for (String line :
          CrdDifferences.between(
              crd.getValue(), crd(ours.getOrDefault(crd.getKey() + ".yaml", "")))) {
        differences.add(line.substring(0, 2) + name + " " + line.substring(2));
      }
    }
    return differences;
  }

  private static JsonObject crd(String yaml) throws YamlException {
    return (JsonObject) YamlReader.read(yaml).get(0).value();
  }

  private static String text(JsonObject object, String... path) {
    JsonValue value = object;
    for (String step : path) {
      value = value instanceof JsonObject inner ? inner.get(step) : null;
    }
    return value instanceof JsonString string ? string.value() : "";
  }

  private static List<Path> examples(PublishedApi api) throws IOException {
    try (Stream<Path> files = Files.list(RESOURCES.resolve(api.name()))) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  private void storesWhole(String yaml, Map<String, String> ours)
      throws YamlException, JsonTextException {
    JsonObject example = crd(yaml);
    String kind = text(example, "kind");
    String version = text(example, "apiVersion").replaceFirst(".*/", "");
    String crd =
        ours.values().stream()
            .filter(text -> text.contains("\n    kind: " + kind + "\n"))
            .findFirst()
            .orElseThrow();
    String name = crds.install(crd);
    try {
      JsonValue stored =
          JsonText.parseJson(
              client
                  .create(
                      crds.objects(name, version).namespace("default").strict(),
                      RequestBody.yaml(yaml))
                  .orThrow()
                  .toString());
      assertThat(CrdDifferences.between(example, stored))
          .as(kind + ": what was sent is stored; Kubernetes' own defaults are added")
          .allMatch(line -> line.startsWith("+ "));
    } finally {
      crds.delete(name);
    }
  }

  private static void unpack(Path jar, Path directory) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : Collections.list(file.entries())) {
        Path to = directory.resolve(entry.getName()).normalize();
        if (!entry.isDirectory() && to.startsWith(directory) && entry.getName().endsWith(".java")) {
          Files.createDirectories(to.getParent());
          try (InputStream in = file.getInputStream(entry)) {
            Files.copy(in, to);
          }
        }
      }
    }
  }
}
