package io.github.crd4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real jar and the script that starts it. */
class JarIT {

  private static final String CLASS_PATH = System.getProperty("java.class.path");

  @TempDir Path temp;

  @Test
  void theJarGeneratesAndCompares() throws IOException, InterruptedException {
    Path sources = Samples.sources(temp);
    Path crds = temp.resolve("crds");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String jar = System.getProperty("crd4j.jar");

    CommandRun generate =
        run(java, "-jar", jar, "generate", sources, "-cp", CLASS_PATH, "-o", crds);
    CommandRun diff =
        run(
            java,
            "-jar",
            jar,
            "diff",
            "--output",
            "json",
            crds,
            crds.resolve("topics.example.com.yaml"));

    assertThat(generate)
        .isEqualTo(new CommandRun(0, "", "wrote 2 CRDs to " + crds + ", 0 unchanged\n"));
    assertThat(diff.code()).isEqualTo(1);
    assertThat(diff.out()).contains("\"queues.example.com\"", "\"removed\"");
  }

  @Test
  void theScriptIsTheSameInItsFirstAndLaterRuns() throws IOException, InterruptedException {
    Path sources = Samples.sources(temp);
    Path cache = temp.resolve("cache");

    CommandRun first =
        run("sh", System.getProperty("crd4j.script"), "generate", sources, "-cp", CLASS_PATH);
    CommandRun second =
        run("sh", System.getProperty("crd4j.script"), "generate", sources, "-cp", CLASS_PATH);

    assertThat(first.err()).isEmpty();
    assertThat(first.code()).isZero();
    assertThat(first.out()).contains("queues.example.com", "topics.example.com");
    assertThat(second).isEqualTo(first);
    try (Stream<Path> files = Files.list(cache)) {
      assertThat(files.toList()).singleElement().asString().endsWith(".jsa");
    }
  }

  private CommandRun run(Object... command) throws IOException, InterruptedException {
    List<String> texts = new ArrayList<>();
    for (Object part : command) {
      texts.add(part.toString());
    }
    Path out = temp.resolve("out");
    Path err = temp.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(texts).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().put("CRD4J_CACHE", temp.resolve("cache").toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    int code = builder.start().waitFor();
    return new CommandRun(code, Files.readString(out), Files.readString(err));
  }
}
