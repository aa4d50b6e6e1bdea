package io.github.crd4j.maven;

import io.github.crd4j.maven.make.CrdMaker;
import java.nio.file.Path;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;

/**
 * Finds a directory of CRDs that Maven copies to where the compiler writes them.
 *
 * <p>What was copied there looks as if the compiler had made it, so that no file would ever be of
 * no class any more.
 */
final class ResourceDirectories {

  private ResourceDirectories() {}

  /**
   * Accepts a directory that Maven does not copy to where CRDs are made.
   *
   * @throws MojoExecutionException if it does
   */
  static void refuse(Path crdDirectory, MavenProject project) throws MojoExecutionException {
    for (Resource resource : project.getResources()) {
      Path directory = project.getBasedir().toPath().resolve(resource.getDirectory());
      String target = resource.getTargetPath() == null ? "" : resource.getTargetPath();
      for (String output : CrdMaker.OUTPUT_DIRECTORIES) {
        if (crdDirectory.startsWith(directory)
            && Path.of(target)
                .resolve(directory.relativize(crdDirectory))
                .equals(Path.of(output))) {
          throw new MojoExecutionException(
              "crdDirectory is "
                  + crdDirectory
                  + ", which Maven copies to "
                  + output
                  + " in the class output, where the CRDs are made: choose another, such as"
                  + " src/main/crds");
        }
      }
    }
  }
}
