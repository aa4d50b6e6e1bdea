package io.github.crd4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What cannot be read is named, with what to do, and no stack trace. */
class BadInputTest {

  private static final String CLASS_PATH = System.getProperty("java.class.path");

  @TempDir Path temp;

  @Test
  void aFileThatDoesNotExist() {
    CommandRun run = CommandRun.of("generate", temp.resolve("src"));

    assertThat(run)
        .isEqualTo(new CommandRun(3, "", "crd4j: '" + temp.resolve("src") + "' does not exist\n"));
  }

  @Test
  void aSourceThatCannotBeRead() throws IOException {
    Path link = temp.resolve("Broken.java");
    Files.createSymbolicLink(link, temp.resolve("nowhere"));

    CommandRun run = CommandRun.of("generate", temp);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).isEqualTo("crd4j: cannot read '" + link + "': it does not exist\n");
  }

  @Test
  void aDirectoryWithoutJava() throws IOException {
    CommandRun.write(temp, "notes.txt", "nothing");

    CommandRun run = CommandRun.of("generate", temp);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("'" + temp + "' has no .java and no .class file; name the");
  }

  @Test
  void aJarThatIsNone() throws IOException {
    Path jar = CommandRun.write(temp, "model.jar", "hello");

    CommandRun input = CommandRun.of("generate", jar);
    CommandRun classPath = CommandRun.of("generate", Samples.sources(temp), "-cp", jar);

    assertThat(input.code()).isEqualTo(3);
    assertThat(input.err())
        .isEqualTo("crd4j: '" + jar + "' is no jar; build or download it again\n");
    assertThat(classPath).isEqualTo(input);
  }

  @Test
  void aJarThatIsCutOff() throws IOException {
    Path classes = Samples.compile(Samples.sources(temp), temp.resolve("classes"));
    Path jar = Samples.jar(classes, temp.resolve("model.jar"));
    byte[] content = Files.readAllBytes(jar);
    Files.write(jar, Arrays.copyOf(content, content.length / 2));

    CommandRun run = CommandRun.of("generate", jar);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).startsWith("crd4j: cannot read '" + jar + "': ").hasLineCount(1);
  }

  @Test
  void aClassPathEntryThatDoesNotExist() throws IOException {
    CommandRun run = CommandRun.of("generate", Samples.sources(temp), "-cp", "lib/none.jar");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).isEqualTo("crd4j: 'lib/none.jar' in --class-path does not exist\n");
  }

  @Test
  void aClassThatIsNotOnTheClassPath() {
    CommandRun run = CommandRun.of("generate", "com.example.Missing", "-cp", CLASS_PATH);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .contains("'com.example.Missing' is no file, no directory and no class", "--class-path");
  }

  @Test
  void aClassFileThatIsBroken() throws IOException {
    Path classes = Samples.compile(Samples.sources(temp), temp.resolve("classes"));
    Path file = classes.resolve("com/example/Topic$Spec.class");
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 40));
    Path crds = temp.resolve("crds");

    CommandRun run = CommandRun.of("generate", classes, "-cp", CLASS_PATH, "-o", crds);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("Topic$Spec").doesNotContain("\tat ");
    assertThat(crds).doesNotExist();
  }

  @Test
  void aTypeThatIsNotOnTheClassPath() throws IOException {
    Path sources = Samples.sources(temp);
    CommandRun.write(
        sources, "com/example/Topic.java", Samples.TOPIC.replace("int replicas", "Other replicas"));

    CommandRun run = CommandRun.of("generate", sources, "-cp", CLASS_PATH);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("Topic.java:13:", "error: ", "Other");
  }

  @Test
  void anOutputDirectoryThatIsAFile() throws IOException {
    Path file = CommandRun.write(temp, "crds", "a file");

    CommandRun run =
        CommandRun.of("generate", Samples.sources(temp), "-cp", CLASS_PATH, "-o", file);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).isEqualTo("crd4j: '" + file + "' is no directory\n");
    assertThat(file).hasContent("a file");
  }

  @Test
  void anOutputFileThatIsADirectoryLeavesTheOthersUntouched() throws IOException {
    Path crds = temp.resolve("crds");
    Files.createDirectories(crds.resolve("topics.example.com.yaml"));
    Path queues = CommandRun.write(crds, "queues.example.com.yaml", "old");

    CommandRun run =
        CommandRun.of("generate", Samples.sources(temp), "-cp", CLASS_PATH, "-o", crds);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("topics.example.com.yaml': it is a directory");
    assertThat(queues).hasContent("old");
  }
}
