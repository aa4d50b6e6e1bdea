package io.github.crd4j.maven.make;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.rules.Severity;
import io.github.crd4j.yaml.CrdYamlWriter;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrdMakerTest {

  private static final String FILE = "META-INF/crds/topics.example.com.yaml";

  private static final String SOURCE =
      """
      package com.example;
      @io.github.crd4j.annotations.CustomResource(group = "example.com", version = "v1")
      public record Topic(Topic.Spec spec) {
        public record Spec(Integer replicas) {}
      }
      """;

  @TempDir Path directory;
  private Path sources;
  private Path classes;

  @BeforeEach
  void writeSource() throws IOException {
    sources = directory.resolve("java");
    classes = directory.resolve("classes");
    Files.createDirectories(sources.resolve("com/example"));
    Files.createDirectories(classes);
    Files.writeString(sources.resolve("com/example/Topic.java"), SOURCE);
  }

  @Test
  void runsTheProcessorWhereTheCompilerDoesNot() throws IOException {
    Made made = CrdMaker.make(request(false, List.of()), List::of);
    assertThat(made.byCompiler()).isFalse();
    assertThat(made.files()).containsOnlyKeys(FILE);
    assertThat(made.count(Severity.ERROR)).isZero();
  }

  @Test
  void takesWhatTheCompilerMade() throws IOException {
    Path file = classes.resolve(FILE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, CrdYamlWriter.HEADER + "\nfrom: compiler\n");
    Files.writeString(file.resolveSibling("by-hand.yaml"), "by: hand\n");
    Made made = CrdMaker.make(request(true, List.of()), CrdMakerTest::notWanted);
    assertThat(made.byCompiler()).isTrue();
    assertThat(made.files())
        .containsExactly(Map.entry(FILE, CrdYamlWriter.HEADER + "\nfrom: compiler\n"));
  }

  @Test
  void doesNotBelieveAConfigurationThatMadeNothing() throws IOException {
    compile();
    Made made = CrdMaker.make(request(true, List.of()), List::of);
    assertThat(made.byCompiler()).isFalse();
    assertThat(made.files()).containsOnlyKeys(FILE);
  }

  @Test
  void readsTheSourcesOfAProjectThatWasNotCompiled() throws IOException {
    Files.delete(classes);
    assertThat(CrdMaker.make(request(true, List.of()), List::of).files()).containsOnlyKeys(FILE);
  }

  @Test
  void aProjectWithoutSourcesNeedsNoProcessor() throws IOException {
    Files.delete(sources.resolve("com/example/Topic.java"));
    assertThat(CrdMaker.make(request(false, List.of()), CrdMakerTest::notWanted).files()).isEmpty();
  }

  @Test
  void aProjectWithoutResourcesNeedsNoProcessor() throws IOException {
    Files.writeString(
        sources.resolve("com/example/Topic.java"), "package com.example; class Topic {}");
    compile();
    assertThat(CrdMaker.make(request(true, List.of()), CrdMakerTest::notWanted))
        .isEqualTo(new Made(new TreeMap<>(), List.of(), true));
  }

  @Test
  void makesTheCrdsOfDependencies() throws IOException {
    compile();
    Path dependency = Files.move(classes, directory.resolve("dependency"));
    Files.delete(sources.resolve("com/example/Topic.java"));
    assertThat(CrdMaker.make(request(false, List.of(dependency)), List::of).files())
        .containsOnlyKeys(FILE);
    assertThat(CrdMaker.make(request(true, List.of(dependency)), CrdMakerTest::notWanted).files())
        .containsOnlyKeys(FILE);
  }

  @Test
  void aBrokenDependencyIsNamed() throws IOException {
    Path jar = Files.writeString(directory.resolve("broken.jar"), "no jar");
    assertThatThrownBy(() -> CrdMaker.make(request(false, List.of(jar)), List::of))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(jar.toString());
  }

  @Test
  void errorsInSourcesAreMessages() throws IOException {
    Files.writeString(
        sources.resolve("com/example/Topic.java"), SOURCE.replace("Integer", "Missing"));
    Made made = CrdMaker.make(request(false, List.of()), List::of);
    assertThat(made.count(Severity.ERROR)).isPositive();
    assertThat(made.messages().get(0).toString()).contains("Topic.java:[4,");
  }

  private void compile() {
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-d",
                classes.toString(),
                "-cp",
                annotations().toString(),
                sources.resolve("com/example/Topic.java").toString());
    assertThat(result).isZero();
  }

  private MakeRequest request(boolean compilerRunsOurs, List<Path> dependencies) {
    return new MakeRequest(
        classes,
        compilerRunsOurs,
        List.of(sources, directory.resolve("not-there")),
        directory.resolve("annotations"),
        List.of(classes, annotations()),
        dependencies,
        Map.of(),
        StandardCharsets.UTF_8);
  }

  private static List<Path> notWanted() {
    throw new AssertionError("other processors are not wanted here");
  }

  private static Path annotations() {
    try {
      return Path.of(
          CustomResource.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
