package io.github.crd4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateCommandTest {

  private static final String CLASS_PATH = System.getProperty("java.class.path");

  @TempDir Path temp;
  Path sources;

  @BeforeEach
  void sources() throws IOException {
    sources = Samples.sources(temp);
  }

  @Test
  void printsTheCrdsOfADirectoryOfSources() {
    CommandRun run = CommandRun.of("generate", sources, "-cp", CLASS_PATH);

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("name: queues.example.com", "\n---\n", "name: topics.example.com");
    assertThat(run.out()).contains("description: How many copies.");
  }

  @Test
  void makesTheSameOfClassesAndAJarExceptDescriptions() throws IOException {
    Path classes = Samples.compile(sources, temp.resolve("classes"));
    Path jar = Samples.jar(classes, temp.resolve("model.jar"));

    CommandRun ofSources =
        CommandRun.of("generate", sources, "-cp", CLASS_PATH, "-Acrd.descriptions=none");
    CommandRun ofClasses = CommandRun.of("generate", classes, "-cp", CLASS_PATH);
    CommandRun ofJar = CommandRun.of("generate", jar, "-cp", CLASS_PATH);

    assertThat(ofClasses.code()).isZero();
    assertThat(ofClasses.out()).contains("minimum: 1").isEqualTo(ofSources.out());
    assertThat(ofJar.out()).isEqualTo(ofSources.out());
  }

  @Test
  void takesSingleFilesAndNamesOfClasses() throws IOException {
    Path classes = Samples.compile(sources, temp.resolve("classes"));

    CommandRun file =
        CommandRun.of("generate", sources.resolve("com/example/Topic.java"), "-cp", CLASS_PATH);
    CommandRun name =
        CommandRun.of(
            "generate", "com.example.Topic", "-cp", classes + File.pathSeparator + CLASS_PATH);

    assertThat(file.out()).contains("topics.example.com").doesNotContain("queues");
    assertThat(name.out()).contains("topics.example.com").doesNotContain("queues");
  }

  @Test
  void writesFilesAndLeavesThoseThatAreRight() throws IOException {
    Path crds = temp.resolve("made/crds");
    CommandRun first = CommandRun.of("generate", sources, "-cp", CLASS_PATH, "-o", crds);
    Path topic = crds.resolve("topics.example.com.yaml");
    FileTime old = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(topic, old);
    Files.writeString(crds.resolve("queues.example.com.yaml"), "stale");
    CommandRun second = CommandRun.of("generate", sources, "-cp", CLASS_PATH, "-o", crds);

    assertThat(first.err()).isEqualTo("wrote 2 CRDs to " + crds + ", 0 unchanged\n");
    assertThat(first.out()).isEmpty();
    assertThat(second.err()).isEqualTo("wrote 1 CRD to " + crds + ", 1 unchanged\n");
    assertThat(Files.getLastModifiedTime(topic)).isEqualTo(old);
    assertThat(crds.resolve("queues.example.com.yaml")).content().contains("kind: Queue");
    assertThat(crds).isDirectoryNotContaining(file -> file.toString().endsWith(".tmp"));
  }

  @Test
  void namesFilesAsFabric8DoesWhereAskedTo() {
    Path crds = temp.resolve("crds");
    CommandRun.of("generate", sources, "-cp", CLASS_PATH, "-o", crds, "--layout", "fabric8");

    assertThat(crds.resolve("topics.example.com-v1.yml")).exists();
  }

  @Test
  void leavesOutCrdsByName() {
    CommandRun included =
        CommandRun.of("generate", sources, "-cp", CLASS_PATH, "--include", "topic*.com");
    CommandRun excluded =
        CommandRun.of("generate", sources, "-cp", CLASS_PATH, "--exclude", "topics.example.co?");
    CommandRun none = CommandRun.of("generate", sources, "-cp", CLASS_PATH, "--include", "x*");
    CommandRun both =
        CommandRun.of(
            "generate", sources, "-cp", CLASS_PATH, "--exclude", "topics*", "--exclude", "queues*");

    assertThat(included.out()).contains("topics.example.com").doesNotContain("queues");
    assertThat(excluded.out()).contains("queues.example.com").doesNotContain("topics");
    assertThat(both.out()).isEmpty();
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.err()).contains("leave no CRD of 'queues.example.com', 'topics.example.com'");
  }

  @Test
  void reportsErrorsAtTheirPlaceAndWritesNothing() throws IOException {
    Path crds = temp.resolve("crds");
    Path existing = CommandRun.write(crds, "queues.example.com.yaml", "mine\n");
    Path broken =
        CommandRun.write(
            sources,
            "com/example/Topic.java",
            Samples.TOPIC.replace("@Minimum(1) public int", "public java.util.Locale.Builder"));

    CommandRun run = CommandRun.of("generate", sources, "-cp", CLASS_PATH, "-o", crds);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith(broken + ":13:")
        .contains(": error: [UnmappableType] ", "Builder");
    assertThat(run.err()).endsWith("1 error; no file is written\n");
    assertThat(existing).hasContent("mine\n");
    assertThat(crds).isDirectoryNotContaining(file -> file.endsWith("topics.example.com.yaml"));
  }

  @Test
  void reportsAnEmptyGroup() throws IOException {
    CommandRun.write(
        sources, "com/example/Topic.java", Samples.TOPIC.replace("\"example.com\"", "\"\""));

    CommandRun run = CommandRun.of("generate", sources, "-cp", CLASS_PATH);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("Topic.java:7:").contains("group");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void reportsSourcesThatDoNotCompile() throws IOException {
    CommandRun.write(sources, "com/example/Topic.java", Samples.TOPIC + "}");

    CommandRun run = CommandRun.of("generate", sources, "-cp", CLASS_PATH);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("Topic.java:16:1: error: ").doesNotContain("\tat ");
  }

  @Test
  void saysThatThereIsNoResource() throws IOException {
    Path plain = temp.resolve("plain");
    CommandRun.write(plain, "A.java", "class A {}");

    CommandRun run = CommandRun.of("generate", plain);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("no resource class in '" + plain + "'", "@CustomResource");
  }

  @Test
  void printsJsonForPrograms() throws IOException {
    Path crds = temp.resolve("crds");
    CommandRun good =
        CommandRun.of(
            "generate",
            sources,
            "-cp",
            CLASS_PATH,
            "-o",
            crds,
            "--output",
            "json",
            "--include",
            "t*");
    CommandRun.write(
        sources, "com/example/Topic.java", Samples.TOPIC.replace("\"example.com\"", "\"\""));
    CommandRun bad = CommandRun.of("generate", sources, "-cp", CLASS_PATH, "--output", "json");

    assertThat(good.err()).isEmpty();
    assertThat(good.out())
        .contains("\"name\" : \"topics.example.com\"", "\"written\" : true", "\"messages\" : [ ]");
    assertThat(bad.code()).isEqualTo(1);
    assertThat(bad.err()).isEmpty();
    assertThat(bad.out())
        .contains("\"crds\" : [ ]", "\"severity\" : \"error\"", "\"line\" : 7", "\"rule\" : ");
  }

  @Test
  void theOldestServerCanBeNamed() throws IOException {
    Path file =
        CommandRun.write(
            temp,
            "Topic.java",
            """
            import io.github.crd4j.annotations.*;

            @CustomResource(group = "example.com", version = "v1")
            record TopicSpec(@MaxLength(9) @Validation(rule = "isSemver(self)") String release) {}
            """);

    CommandRun run = CommandRun.of("generate", file, "-cp", CLASS_PATH, "--kubernetes", "1.30");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("Topic.java:4:", "[CelFunctionTooNew]");
    assertThat(CommandRun.of("generate", file, "-cp", CLASS_PATH).code()).isZero();
    assertThat(CommandRun.of("plan", file, "-cp", CLASS_PATH, "--kubernetes", "1.30").err())
        .contains("[CelFunctionTooNew]");
    assertThat(CommandRun.of("generate", file, "--kubernetes", "latest").code()).isEqualTo(2);
  }
}
