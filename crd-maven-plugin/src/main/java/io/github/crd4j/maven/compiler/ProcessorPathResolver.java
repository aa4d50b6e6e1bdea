package io.github.crd4j.maven.compiler;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.Exclusion;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Finds the jars of {@code <annotationProcessorPaths>}, as the compiler plugin does. */
public final class ProcessorPathResolver {

  private final RepositorySystem system;
  private final RepositorySystemSession session;
  private final List<RemoteRepository> repositories;
  private final Map<String, String> managedVersions;

  /**
   * @param managedVersions versions of the dependency management by {@code groupId:artifactId}
   */
  public ProcessorPathResolver(
      RepositorySystem system,
      RepositorySystemSession session,
      List<RemoteRepository> repositories,
      Map<String, String> managedVersions) {
    this.system = system;
    this.session = session;
    this.repositories = List.copyOf(repositories);
    this.managedVersions = Map.copyOf(managedVersions);
  }

  /**
   * The jars of {@code path} and of what they depend on.
   *
   * @throws DependencyResolutionException if one cannot be had
   * @throws IllegalArgumentException if one has no version
   */
  public List<Path> resolve(List<ProcessorCoordinates> path) throws DependencyResolutionException {
    if (path.isEmpty()) {
      return List.of();
    }
    List<Dependency> dependencies = new ArrayList<>();
    for (ProcessorCoordinates coordinates : path) {
      dependencies.add(dependency(coordinates));
    }
    CollectRequest collect = new CollectRequest(dependencies, List.of(), repositories);
    List<Path> jars = new ArrayList<>();
    for (ArtifactResult result :
        system
            .resolveDependencies(session, new DependencyRequest(collect, null))
            .getArtifactResults()) {
      jars.add(result.getArtifact().getFile().toPath());
    }
    return List.copyOf(jars);
  }

  private Dependency dependency(ProcessorCoordinates path) {
    String version = path.version() == null ? managedVersions.get(path.key()) : path.version();
    if (version == null) {
      throw new IllegalArgumentException(
          "annotationProcessorPaths of maven-compiler-plugin has "
              + path.key()
              + " without a version, and dependencyManagement has none either");
    }
    List<Exclusion> exclusions = new ArrayList<>();
    for (String exclusion : path.exclusions()) {
      String[] key = exclusion.split(":", 2);
      exclusions.add(new Exclusion(key[0], key[1], "*", "*"));
    }
    return new Dependency(
        new DefaultArtifact(
            path.groupId(), path.artifactId(), path.classifier(), path.type(), version),
        "runtime",
        false,
        exclusions);
  }
}
