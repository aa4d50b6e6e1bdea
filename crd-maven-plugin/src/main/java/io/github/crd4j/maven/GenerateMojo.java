package io.github.crd4j.maven;

import io.github.crd4j.maven.directory.CrdDirectory;
import io.github.crd4j.maven.directory.DirectoryUpdate;
import io.github.crd4j.maven.make.CrdMaker;
import io.github.crd4j.maven.make.Made;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SortedMap;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.eclipse.aether.RepositorySystem;
import org.jspecify.annotations.Nullable;

/**
 * Makes the CRDs of the project, below <code>META-INF/crds</code> in the class output.
 *
 * <p>Where the compiler runs the processor (<code>crd-processor</code> is in its <code>
 * annotationProcessorPaths</code>), the CRDs are there already and the goal does nothing. Otherwise
 * it runs the processor over the sources, beside the other processors that the compiler has.
 *
 * @since 0.1.0
 */
@Mojo(
    name = "generate",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
final class GenerateMojo extends AbstractCrdMojo {

  /**
   * Skips this goal.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.generate.skip", defaultValue = "false")
  boolean generateSkip;

  @Inject
  GenerateMojo(RepositorySystem repositories) {
    super(repositories);
  }

  @Override
  @Nullable String skipReason() {
    return generateSkip ? "crd.generate.skip is set" : super.skipReason();
  }

  @Override
  void run(Made made) throws IOException, MojoFailureException {
    if (made.files().isEmpty()) {
      getLog().info("No CRDs: no class of this project is a custom resource");
    }
    for (String name : CrdMaker.OUTPUT_DIRECTORIES) {
      Path path = outputDirectory.toPath().resolve(name);
      SortedMap<String, String> files = below(name, made.files());
      if (made.byCompiler()) {
        if (!files.isEmpty()) {
          getLog().info(Text.crds(files.size()) + " in " + shown(path) + ", made by the compiler");
        }
      } else {
        DirectoryUpdate.Result result =
            DirectoryUpdate.run(new CrdDirectory(path), files, filter());
        Text.update(result, shown(path), getLog());
      }
    }
  }
}
