package io.github.crd4j.maven;

import io.github.crd4j.cel.KubernetesVersion;
import org.apache.maven.plugin.MojoExecutionException;
import org.jspecify.annotations.Nullable;

/** Reads the parameter {@code kubernetes} of the goals. */
final class ServerVersion {

  private ServerVersion() {}

  /**
   * The version that {@code text} names.
   *
   * @param unset the version if it is null
   * @throws MojoExecutionException if it is none that is known
   */
  static KubernetesVersion parse(@Nullable String text, KubernetesVersion unset)
      throws MojoExecutionException {
    try {
      return text == null ? unset : KubernetesVersion.parse(text);
    } catch (IllegalArgumentException wrong) {
      throw new MojoExecutionException("crd.kubernetes: " + wrong.getMessage(), wrong);
    }
  }
}
