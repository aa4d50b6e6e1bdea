package io.github.crd4j.maven.directory;

import static io.github.crd4j.maven.directory.CrdFiles.contents;
import static io.github.crd4j.maven.directory.CrdFiles.crd;
import static io.github.crd4j.maven.directory.CrdFiles.directory;
import static io.github.crd4j.maven.directory.CrdFiles.files;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoryUpdateTest {

  @TempDir Path path;

  @Test
  void makesTheDirectoryAndWritesAllFiles() throws IOException {
    Path deep = path.resolve("src/main/crds");
    DirectoryUpdate.Result result =
        DirectoryUpdate.run(new CrdDirectory(deep), files("a.yaml", crd("a", 1)), CrdFilter.ALL);
    assertThat(result.written()).containsExactly("a.yaml");
    assertThat(contents(deep)).isEqualTo(files("a.yaml", crd("a", 1)));
  }

  @Test
  void writesOnlyWhatDiffers() throws IOException {
    CrdDirectory directory =
        directory(path, "a.yaml", crd("a", 1), "b.yaml", crd("b", 1).replace("\n", "\r\n"));
    FileTime old = FileTime.fromMillis(0);
    Files.setLastModifiedTime(path.resolve("a.yaml"), old);
    DirectoryUpdate.Result result =
        DirectoryUpdate.run(
            directory,
            files("a.yaml", crd("a", 1), "b.yaml", crd("b", 1), "c.yaml", crd("c", 1)),
            CrdFilter.ALL);
    assertThat(result.written()).containsExactly("c.yaml");
    assertThat(result.unchanged()).as("line breaks do not count").contains("a.yaml", "b.yaml");
    assertThat(Files.getLastModifiedTime(path.resolve("a.yaml"))).isEqualTo(old);
  }

  @Test
  void removesOnlyFilesOfItsOwn() throws IOException {
    CrdDirectory directory =
        directory(path, "old.yaml", crd("old", 1), "hand.yaml", "a: 1\n", "README.md", "text");
    DirectoryUpdate.Result result = DirectoryUpdate.run(directory, files(), CrdFilter.ALL);
    assertThat(result.removed()).containsExactly("old.yaml");
    assertThat(contents(path)).containsOnlyKeys("README.md", "hand.yaml");
  }

  @Test
  void doesNothingIfAFileOfOthersIsInTheWay() throws IOException {
    CrdDirectory directory = directory(path, "b.yaml", "a: 1\n", "old.yaml", crd("old", 1));
    DirectoryUpdate.Result result =
        DirectoryUpdate.run(
            directory, files("a.yaml", crd("a", 1), "b.yaml", crd("b", 1)), CrdFilter.ALL);
    assertThat(result.foreign()).containsExactly("b.yaml");
    assertThat(contents(path)).isEqualTo(files("b.yaml", "a: 1\n", "old.yaml", crd("old", 1)));
  }

  @Test
  void leavesFilesAloneThatTheFilterDoesNotChoose() throws IOException {
    CrdDirectory directory = directory(path, "old.x.com.yaml", crd("old", 1));
    DirectoryUpdate.Result result =
        DirectoryUpdate.run(
            directory,
            files("a.x.com.yaml", crd("a", 1), "b.y.com.yaml", crd("b", 1)),
            new CrdFilter(List.of("*.y.com"), List.of()));
    assertThat(result.written()).containsExactly("b.y.com.yaml");
    assertThat(contents(path)).containsOnlyKeys("b.y.com.yaml", "old.x.com.yaml");
  }

  @Test
  void aFailureLeavesAllFilesAsTheyWere() throws IOException {
    CrdDirectory directory = directory(path, "a.yaml", crd("a", 1));
    Files.createDirectories(path.resolve(".b.yaml.tmp/in-the-way"));
    assertThatThrownBy(
            () ->
                DirectoryUpdate.run(
                    directory, files("a.yaml", crd("a", 2), "b.yaml", crd("b", 1)), CrdFilter.ALL))
        .isInstanceOf(IOException.class);
    assertThat(path.resolve("a.yaml")).hasContent(crd("a", 1));
    assertThat(path.resolve(".a.yaml.tmp")).doesNotExist();
    assertThat(path.resolve("b.yaml")).doesNotExist();
  }

  @Test
  void aFileWhereTheDirectoryMustBeIsNamed() throws IOException {
    Path file = Files.writeString(path.resolve("crds"), "text");
    assertThatThrownBy(() -> DirectoryUpdate.run(new CrdDirectory(file), files(), CrdFilter.ALL))
        .isInstanceOf(IOException.class)
        .hasMessage(file + " is no directory");
  }
}
