package io.github.crd4j.maven.compiler;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One {@code <path>} of {@code <annotationProcessorPaths>}.
 *
 * @param version null if the project's dependency management has it
 * @param exclusions {@code groupId:artifactId} of what the path leaves out
 */
public record ProcessorCoordinates(
    String groupId,
    String artifactId,
    @Nullable String version,
    String classifier,
    String type,
    List<String> exclusions) {

  public ProcessorCoordinates {
    exclusions = List.copyOf(exclusions);
  }

  /** {@code groupId:artifactId}. */
  public String key() {
    return groupId + ":" + artifactId;
  }
}
