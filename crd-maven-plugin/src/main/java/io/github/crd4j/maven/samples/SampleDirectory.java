package io.github.crd4j.maven.samples;

import io.github.crd4j.yaml.YamlFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A directory with files of samples, also in directories below it.
 *
 * @param includes patterns of files, relative to the directory; {@code **} stands for directories
 * @param excludes patterns of files to leave out
 */
public record SampleDirectory(Path path, List<String> includes, List<String> excludes) {

  /** The patterns that stand for all files that may have samples. */
  public static final List<String> ALL = List.of("**/*.yaml", "**/*.yml", "**/*.json");

  private static final String ANYWHERE = "**/";

  public SampleDirectory {
    includes = includes.isEmpty() ? ALL : List.copyOf(includes);
    excludes = List.copyOf(excludes);
  }

  /**
   * The files in order of their names; none if the directory is not there.
   *
   * @throws IOException if the directory cannot be read
   */
  List<SampleFile> files() throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of();
    }
    return YamlFiles.all(path).stream()
        .filter(file -> isChosen(path.relativize(file)))
        .map(SampleFile::new)
        .toList();
  }

  private boolean isChosen(Path file) {
    return includes.stream().anyMatch(glob -> matches(glob, file))
        && excludes.stream().noneMatch(glob -> matches(glob, file));
  }

  private static boolean matches(String glob, Path file) {
    return file.getFileSystem().getPathMatcher("glob:" + glob).matches(file)
        || (glob.startsWith(ANYWHERE) && matches(glob.substring(ANYWHERE.length()), file));
  }
}
