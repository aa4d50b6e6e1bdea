package io.github.crd4j.maven;

import java.nio.file.Path;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.project.MavenProject;

/** The command that brings the checked-in CRDs of one project up to date. */
final class UpdateCommand {

  private UpdateCommand() {}

  /** The command as it is typed where the build was started. */
  static String of(MavenSession session, MavenProject project, PluginDescriptor plugin) {
    MavenProject top = session.getTopLevelProject();
    StringBuilder command = new StringBuilder("mvn ");
    // Maven finds the prefix only in the project where it is started.
    command.append(hasPlugin(top, plugin) ? plugin.getGoalPrefix() : coordinates(plugin));
    command.append(":update");
    if (!project.equals(top)) {
      command.append(" -pl ").append(selector(top, project));
      if (!session.getProjectDependencyGraph().getUpstreamProjects(project, false).isEmpty()) {
        command.append(" -am");
      }
    }
    return command.toString();
  }

  private static boolean hasPlugin(MavenProject project, PluginDescriptor plugin) {
    return project.getBuildPlugins().stream().anyMatch(other -> isSame(other, plugin))
        || (project.getPluginManagement() != null
            && project.getPluginManagement().getPlugins().stream()
                .anyMatch(other -> isSame(other, plugin)));
  }

  private static boolean isSame(Plugin other, PluginDescriptor plugin) {
    return other.getGroupId().equals(plugin.getGroupId())
        && other.getArtifactId().equals(plugin.getArtifactId());
  }

  private static String coordinates(PluginDescriptor plugin) {
    return plugin.getGroupId() + ":" + plugin.getArtifactId() + ":" + plugin.getVersion();
  }

  private static String selector(MavenProject top, MavenProject project) {
    Path base = top.getBasedir().toPath();
    Path directory = project.getBasedir().toPath();
    return directory.startsWith(base)
        ? base.relativize(directory).toString()
        : ":" + project.getArtifactId();
  }
}
