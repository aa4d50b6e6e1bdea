package io.github.crd4j.maven;

import io.github.crd4j.admit.Admissions;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.maven.directory.CrdDirectory;
import io.github.crd4j.maven.make.Made;
import io.github.crd4j.maven.samples.SampleCheck;
import io.github.crd4j.maven.samples.SampleDirectory;
import io.github.crd4j.model.Crd;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.yaml.CrdDocument;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlException;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
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
 * Puts sample resources through what the API server does with them, without a server: pruning,
 * defaulting, validation, CEL rules.
 *
 * <p>Samples must be accepted, with no unknown field. Those in files called <code>*.invalid.yaml
 * </code>, and those with a comment <code># crd4j: refused "text"</code>, must be refused, with
 * that text in a message. If there is <code>topic.old.yaml</code> beside <code>topic.yaml</code> or
 * <code>topic.invalid.yaml</code>, the latter are updates of its objects.
 *
 * @since 0.1.0
 */
@Mojo(
    name = "validate",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters.
final class ValidateMojo extends AbstractCrdMojo {

  /**
   * A directory of CRDs to validate with instead of those that the sources say.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.validate.crdDirectory")
  @Nullable File crdDirectory;

  /**
   * Patterns of files to leave out, such as <code>drafts/**</code>, relative to the directory of
   * samples.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.validate.sampleExcludes")
  @Nullable List<String> sampleExcludes;

  /**
   * Patterns of files with samples, relative to their directory; all YAML and JSON files if there
   * are none.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.validate.sampleIncludes")
  @Nullable List<String> sampleIncludes;

  /**
   * The directory of samples. It need not be there.
   *
   * @since 0.1.0
   */
  @Parameter(
      property = "crd.validate.sampleDirectory",
      defaultValue = "${project.basedir}/src/test/crd-samples",
      required = true)
  File sampleDirectory;

  /**
   * Skips this goal.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.validate.skip", defaultValue = "false")
  boolean validateSkip;

  @Inject
  ValidateMojo(RepositorySystem repositories) {
    super(repositories);
  }

  @Override
  @Nullable String skipReason() {
    if (validateSkip) {
      return "crd.validate.skip is set";
    }
    return sampleDirectory.isDirectory()
        ? super.skipReason()
        : "there is no directory " + shown(sampleDirectory.toPath()) + " with samples";
  }

  @Override
  void run(Made made) throws IOException, MojoExecutionException, MojoFailureException {
    SortedMap<String, String> files =
        crdDirectory == null
            ? byName(made.files())
            : new CrdDirectory(crdDirectory.toPath()).files();
    Admissions admissions =
        new Admissions(
            crds(filter().apply(files)),
            ServerVersion.parse(kubernetes, KubernetesVersion.NEWEST_KNOWN));
    SampleDirectory samples =
        new SampleDirectory(
            sampleDirectory.toPath(),
            sampleIncludes == null ? List.of() : sampleIncludes,
            sampleExcludes == null ? List.of() : sampleExcludes);
    SampleCheck.Result result = SampleCheck.run(samples, admissions);
    if (!result.problems().isEmpty()) {
      Text.samples(result, shown(samples.path())).forEach(getLog()::error);
      throw new MojoFailureException(Text.sampleVerdict(result, shown(samples.path())));
    }
    getLog()
        .info(
            (result.accepted() + result.refused())
                + " samples in "
                + shown(samples.path())
                + ": "
                + result.accepted()
                + " accepted, "
                + result.refused()
                + " refused, as they must be");
  }

  private static List<Crd> crds(Map<String, String> files) throws MojoExecutionException {
    List<Crd> crds = new ArrayList<>();
    for (Map.Entry<String, String> file : files.entrySet()) {
      try {
        for (CrdDocument read : CrdYamlReader.read(file.getKey(), file.getValue())) {
          for (Finding finding : read.findings()) {
            throw new MojoExecutionException(read.locate(finding) + " " + finding.headline());
          }
          crds.add(read.crd());
        }
      } catch (YamlException e) {
        throw new MojoExecutionException(
            file.getKey() + ":" + e.position() + " " + e.finding().headline(), e);
      }
    }
    return crds;
  }
}
