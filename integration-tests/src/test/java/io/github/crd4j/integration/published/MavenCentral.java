package io.github.crd4j.integration.published;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Artifacts by their coordinates, from the repositories that Maven itself would ask. */
final class MavenCentral implements AutoCloseable {
  private final Context context =
      Runtimes.INSTANCE
          .getRuntime()
          .create(ContextOverrides.create().withUserSettings(true).build());

  /** One file: {@code group:artifact[:extension[:classifier]]:version}. */
  Path file(String coordinates) {
    try {
      return context
          .repositorySystem()
          .resolveArtifact(
              context.repositorySystemSession(),
              new ArtifactRequest(
                  new DefaultArtifact(coordinates), context.remoteRepositories(), null))
          .getArtifact()
          .getFile()
          .toPath();
    } catch (ArtifactResolutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The jars of artifacts and all that they need.
   *
   * @param managed versions that hold wherever the artifact is needed
   */
  List<Path> classPath(List<String> coordinates, List<String> managed) {
    CollectRequest request =
        new CollectRequest(
            dependencies(coordinates), dependencies(managed), context.remoteRepositories());
    try {
      return context
          .repositorySystem()
          .resolveDependencies(
              context.repositorySystemSession(), new DependencyRequest(request, null))
          .getArtifactResults()
          .stream()
          .map(ArtifactResult::getArtifact)
          .map(artifact -> artifact.getFile().toPath())
          .toList();
    } catch (DependencyResolutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Dependency> dependencies(List<String> coordinates) {
    return coordinates.stream()
        .map(each -> new Dependency(new DefaultArtifact(each), "compile"))
        .toList();
  }

  @Override
  public void close() {
    context.close();
  }
}
