package io.github.crd4j.maven;

import io.github.crd4j.maven.directory.CrdDirectory;
import io.github.crd4j.maven.directory.DirectoryCheck;
import io.github.crd4j.maven.make.Made;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.eclipse.aether.RepositorySystem;
import org.jspecify.annotations.Nullable;

/**
 * Fails if the CRDs that are checked in are not what the sources say, and shows the difference.
 *
 * @since 0.1.0
 */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters.
final class CheckMojo extends AbstractCrdMojo {

  /**
   * Skips this goal.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.check.skip", defaultValue = "false")
  boolean checkSkip;

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

  @Inject
  CheckMojo(RepositorySystem repositories) {
    super(repositories);
  }

  @Override
  @Nullable String skipReason() {
    return checkSkip ? "crd.check.skip is set" : super.skipReason();
  }

  @Override
  void run(Made made) throws IOException, MojoExecutionException, MojoFailureException {
    Path path = crdDirectory.toPath();
    ResourceDirectories.refuse(path, project);
    DirectoryCheck.Result result =
        DirectoryCheck.run(new CrdDirectory(path), byName(made.files()), filter());
    if (!result.differences().isEmpty()) {
      String command =
          UpdateCommand.of(
              session, project, mojoExecution.getMojoDescriptor().getPluginDescriptor());
      Text.differences(result, shown(path), command).forEach(getLog()::error);
      throw new MojoFailureException(Text.verdict(result, shown(path)));
    }
    getLog()
        .info(
            result.size() == 0
                ? "No CRDs: no class of this project is a custom resource"
                : Text.crds(result.size()) + " in " + shown(path) + " as the sources say");
  }
}
