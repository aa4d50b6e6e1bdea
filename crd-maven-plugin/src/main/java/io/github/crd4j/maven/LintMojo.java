package io.github.crd4j.maven;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.processor.lint.LintFinding;
import io.github.crd4j.processor.lint.LintResult;
import io.github.crd4j.processor.lint.Linter;
import io.github.crd4j.rules.Severity;
import java.io.File;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Checks CRDs that are YAML or JSON already, whoever wrote them, by all rules of the API server.
 *
 * @since 0.1.0
 */
@Mojo(name = "lint", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters.
final class LintMojo extends AbstractMojo {

  /**
   * The directory that is checked in. If it does not exist, there is nothing to check.
   *
   * @since 0.1.0
   */
  @Parameter(
      property = "crd.crdDirectory",
      defaultValue = "${project.basedir}/src/main/crds",
      required = true)
  File crdDirectory;

  /**
   * Whether warnings fail the build.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.failOnWarning", defaultValue = "false")
  boolean failOnWarning;

  /**
   * Files and directories to check instead of <code>crdDirectory</code>, such as <code>
   * charts/operator/crds</code>. Each must have a CRD.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.files")
  @Nullable List<File> files;

  /**
   * The oldest Kubernetes that must take the CRDs, such as <code>1.33</code>; if it is not set, the
   * oldest that upstream still patches.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.kubernetes")
  @Nullable String kubernetes;

  /**
   * Skips this goal.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.lint.skip", defaultValue = "false")
  boolean lintSkip;

  /**
   * Skips all goals of this plugin.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.skip", defaultValue = "false")
  boolean skip;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skip || lintSkip) {
      getLog().info("Skipped: " + (skip ? "crd.skip" : "crd.lint.skip") + " is set");
      return;
    }
    boolean chosen = files != null && !files.isEmpty();
    if (!chosen && !crdDirectory.exists()) {
      getLog().info("No CRDs: " + crdDirectory + " does not exist");
      return;
    }
    List<File> paths = chosen && files != null ? files : List.of(crdDirectory);
    LintResult result =
        Linter.lint(
            paths.stream().map(File::toPath).toList(),
            ServerVersion.parse(kubernetes, KubernetesVersion.DEFAULT));
    result.findings().forEach(this::report);
    if (!result.refusals().isEmpty()) {
      throw new MojoExecutionException(String.join("\n", result.refusals()));
    }
    boolean bad = result.count(Severity.ERROR) > 0;
    if (bad || (failOnWarning && !result.findings().isEmpty())) {
      throw new MojoFailureException(
          result.summary() + ", shown above; 'mvn crd:explain -Drule=ID' says more");
    }
    getLog().info(result.summary());
  }

  private void report(LintFinding found) {
    String text = found.location() + " " + found.text();
    if (found.finding().isError()) {
      getLog().error(text);
    } else {
      getLog().warn(text);
    }
  }
}
