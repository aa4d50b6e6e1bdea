package io.github.crd4j.maven;

import io.github.crd4j.maven.directory.CrdDirectory;
import io.github.crd4j.maven.directory.DirectoryUpdate;
import io.github.crd4j.maven.make.Made;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SortedMap;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;

/**
 * Writes the CRDs of the project into the directory that is checked in.
 *
 * <p>For the command line: <code>mvn crd:update</code>. It compiles the project first, so that all
 * generated sources are there. Only files that differ are written, and only files that crd4j wrote
 * are replaced or removed.
 *
 * @since 0.1.0
 */
@Mojo(name = "update", requiresDependencyResolution = ResolutionScope.COMPILE, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters.
final class UpdateMojo extends AbstractCrdMojo {

  /**
   * The directory that is checked in.
   *
   * @since 0.1.0
   */
  @Parameter(
      property = "crd.crdDirectory",
      defaultValue = "${project.basedir}/src/main/crds",
      required = true)
  File crdDirectory;

  /** The copy of the project that was compiled: it has the source roots that plugins added. */
  @Parameter(defaultValue = "${executedProject}", readonly = true, required = true)
  MavenProject executedProject;

  @Inject
  UpdateMojo(RepositorySystem repositories) {
    super(repositories);
  }

  @Override
  MavenProject sourceProject() {
    return executedProject;
  }

  /**
   * Runs the processor in any case. Maven 4 leaves the compilation out if a phase follows in the
   * same command, and by a class output that is old or empty files would be removed.
   */
  @Override
  boolean isCompiled() {
    return false;
  }

  @Override
  void run(Made made) throws IOException, MojoExecutionException, MojoFailureException {
    Path path = crdDirectory.toPath();
    ResourceDirectories.refuse(path, project);
    SortedMap<String, String> files = byName(made.files());
    DirectoryUpdate.Result result = DirectoryUpdate.run(new CrdDirectory(path), files, filter());
    if (result.size() == 0 && result.foreign().isEmpty()) {
      getLog().info("No CRDs: no class of this project is a custom resource");
    }
    Text.update(result, shown(path), getLog());
  }
}
