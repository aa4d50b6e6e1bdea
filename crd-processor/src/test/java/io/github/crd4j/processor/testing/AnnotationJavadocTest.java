package io.github.crd4j.processor.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.yaml.YamlReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The examples in the Javadoc of the annotations are true: each block of Java gives the block of
 * YAML after it.
 */
class AnnotationJavadocTest {

  private static final Path ANNOTATIONS =
      Path.of("../crd-annotations/src/main/java/io/github/crd4j/annotations");
  private static final Pattern BLOCK = Pattern.compile("(?s)<pre>\\{@code\\n(.*?)\\n \\* }</pre>");
  private static final Pattern RECORD = Pattern.compile("(?m)^record (\\w+)\\(");

  /** A block of Java and the block of YAML after it. */
  private record Example(String java, String yaml) {}

  @TestFactory
  Stream<DynamicTest> examples() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> files = Files.list(ANNOTATIONS)) {
      for (Path file : files.sorted().toList()) {
        List<Example> examples = examples(Files.readString(file));
        String annotation = file.getFileName().toString().replace(".java", "");
        if (!List.of("Scope", "package-info").contains(annotation)) {
          tests.add(
              DynamicTest.dynamicTest(
                  annotation + " has an example", () -> assertThat(examples).isNotEmpty()));
        }
        for (int i = 0; i < examples.size(); i++) {
          String name = annotation + "-" + (i + 1);
          Example example = examples.get(i);
          tests.add(DynamicTest.dynamicTest(name, file.toUri(), () -> check(name, example)));
        }
      }
    }
    return tests.stream();
  }

  private static List<Example> examples(String source) {
    List<String> blocks = new ArrayList<>();
    Matcher block = BLOCK.matcher(source);
    while (block.find()) {
      blocks.add(block.group(1).replaceAll("(?m)^ \\* ?", ""));
    }
    assertThat(blocks.size()).as("blocks of Java and YAML alternate").isEven();
    List<Example> examples = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i += 2) {
      examples.add(new Example(blocks.get(i), blocks.get(i + 1)));
    }
    return examples;
  }

  private static void check(String name, Example example) throws Exception {
    boolean isResource = example.java().contains("@CustomResource");
    JsonValue crd = compile(name, isResource ? example.java() : withProbe(example.java()));
    JsonValue wanted = YamlReader.read(example.yaml()).get(0).value();
    if (isResource) {
      assertThat(partLike(wanted, crd)).as("%s", crd).isEqualTo(plain(wanted));
    } else {
      assertThat(plain(schemaOfSpec(crd))).isEqualTo(plain(wanted));
    }
  }

  private static JsonValue compile(String name, String java) throws Exception {
    Path source = Path.of("target/samples/javadoc-sources", name, "Example.java");
    Files.createDirectories(source.getParent());
    Files.writeString(
        source, "import io.github.crd4j.annotations.*;\nimport java.util.*;\n\n" + java);
    CompileResult result =
        SampleRuns.javac()
            .compile(
                new CompileRequest(
                    List.of(source.toString()),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(),
                    "target/samples/javadoc/" + name,
                    null));
    assertThat(result.messages()).isEmpty();
    List<String> crds = new ArrayList<>();
    result
        .files()
        .forEach(
            (file, text) -> {
              if (file.startsWith("META-INF/crds/")) {
                crds.add(text);
              }
            });
    assertThat(crds).hasSize(1);
    return YamlReader.read(crds.get(0)).get(0).value();
  }

  /** Adds a resource whose spec is the first record of the example. */
  private static String withProbe(String java) {
    Matcher record = RECORD.matcher(java);
    assertThat(record.find()).as("the example has a record").isTrue();
    return java
        + "\n@CustomResource(group = \"example.com\", version = \"v1\")\nrecord Probe("
        + record.group(1)
        + " spec) {}\n";
  }

  private static JsonValue schemaOfSpec(JsonValue crd) {
    JsonValue version = ((JsonArray) at(crd, "spec", "versions")).items().get(0);
    return at(version, "schema", "openAPIV3Schema", "properties", "spec");
  }

  private static JsonValue at(JsonValue value, String... names) {
    JsonValue at = value;
    for (String name : names) {
      at = java.util.Objects.requireNonNull(((JsonObject) at).get(name), name);
    }
    return at;
  }

  /** The part of {@code actual} that {@code wanted} also has; lists are taken as a whole. */
  private static Object partLike(JsonValue wanted, JsonValue actual) {
    if (wanted instanceof JsonObject wantedObject && actual instanceof JsonObject object) {
      Map<String, Object> part = new TreeMap<>();
      for (String name : wantedObject.members().keySet()) {
        JsonValue member = object.get(name);
        if (member != null) {
          part.put(name, partLike(at(wanted, name), member));
        }
      }
      return part;
    }
    if (wanted instanceof JsonArray wantedArray
        && actual instanceof JsonArray array
        && wantedArray.items().size() == array.items().size()) {
      List<Object> part = new ArrayList<>();
      for (int i = 0; i < array.items().size(); i++) {
        part.add(partLike(wantedArray.items().get(i), array.items().get(i)));
      }
      return part;
    }
    return plain(actual);
  }

  /** {@code value} in a form that is equal whatever the order of its keys. */
  private static Object plain(JsonValue value) {
    if (value instanceof JsonObject object) {
      Map<String, Object> members = new TreeMap<>();
      object.members().forEach((name, member) -> members.put(name, plain(member)));
      return members;
    }
    if (value instanceof JsonArray array) {
      return array.items().stream().map(AnnotationJavadocTest::plain).toList();
    }
    return value.toString();
  }
}
