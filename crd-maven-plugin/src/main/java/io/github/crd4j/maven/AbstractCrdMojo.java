package io.github.crd4j.maven;

import io.github.crd4j.maven.directory.CrdFilter;
import io.github.crd4j.maven.make.CrdMaker;
import io.github.crd4j.maven.make.Made;
import io.github.crd4j.processor.run.GenerateResult.Message;
import io.github.crd4j.rules.Severity;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.jspecify.annotations.Nullable;

/**
 * What the goals have in common: the parameters that say what CRDs are made from, and making them.
 *
 * <p>{@link MojoFailureException} means that the user's CRDs are wrong, {@link
 * MojoExecutionException} that a goal could not do its work.
 */
@SuppressWarnings("NullAway.Init") // Maven sets the parameters.
abstract class AbstractCrdMojo extends AbstractMojo {

  private final RepositorySystem repositories;

  /**
   * Dependencies whose CRDs are made too, as <code>groupId:artifactId</code>. They must be on the
   * compile class path of the project. Their CRDs have no descriptions from doc comments, since
   * classes have none.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.dependencies")
  @Nullable List<String> dependencies;

  /**
   * The encoding of the sources; UTF-8 if the project does not say.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.encoding", defaultValue = "${project.build.sourceEncoding}")
  @Nullable String encoding;

  /**
   * Names of CRDs that the goal must leave alone, such as <code>*.internal.example.com</code>. The
   * name of a CRD is its plural and its group; <code>*</code> stands for any text and <code>?
   * </code> for one character.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.excludes")
  @Nullable List<String> excludes;

  /**
   * Whether warnings about CRDs fail the build. Where the compiler runs the processor, its warnings
   * are the compiler's, and <code>-Werror</code> does this.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.failOnWarning", defaultValue = "false")
  boolean failOnWarning;

  /**
   * Names of the CRDs that the goal is about, such as <code>topics.example.com</code>; all if there
   * are none. Patterns are as in <code>excludes</code>.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.includes")
  @Nullable List<String> includes;

  /**
   * The oldest API server that must take the CRDs, such as <code>1.35</code>, the default; <code>
   * validate</code> does to samples what this one does, the newest that is known if not set. Where
   * the compiler runs the processor, <code>-Acrd.kubernetes=1.35</code> among its arguments says
   * it.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.kubernetes")
  @Nullable String kubernetes;

  /**
   * What files are called: <code>crd4j</code> for <code>META-INF/crds/topics.example.com.yaml
   * </code>, <code>fabric8</code> for <code>META-INF/fabric8/topics.example.com-v1.yml</code>.
   * Where the compiler runs the processor, <code>-Acrd.layout=fabric8</code> among its arguments
   * says so.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.layout")
  @Nullable String layout;

  @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
  MojoExecution mojoExecution;

  /**
   * Options of the processor, such as <code>&lt;descriptions&gt;none&lt;/descriptions&gt;</code>
   * for <code>-Acrd.descriptions=none</code>. Where the compiler runs the processor, they are among
   * its arguments instead.
   *
   * @since 0.1.0
   */
  @Parameter @Nullable Map<String, String> options;

  /**
   * Where the compiler puts classes; the CRDs are below it, in <code>META-INF/crds</code>.
   *
   * @since 0.1.0
   */
  @Parameter(
      property = "crd.outputDirectory",
      defaultValue = "${project.build.outputDirectory}",
      required = true)
  File outputDirectory;

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  MavenSession session;

  /**
   * Skips all goals of this plugin.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.skip", defaultValue = "false")
  boolean skip;

  /**
   * Where Java sources are; the compile source roots of the project if there are none, which
   * includes those that other plugins generate. Where the compiler runs the processor, it reads
   * what it compiles.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.sourceDirectories")
  @Nullable List<File> sourceDirectories;

  AbstractCrdMojo(RepositorySystem repositories) {
    this.repositories = repositories;
  }

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    String reason = skipReason();
    if (reason != null) {
      getLog().info("Skipped: " + reason);
      return;
    }
    try {
      run(make());
    } catch (IOException failure) {
      throw new MojoExecutionException(message(failure), failure);
    }
  }

  /** Does the work of the goal with the CRDs of the project. */
  abstract void run(Made made) throws IOException, MojoExecutionException, MojoFailureException;

  /** The project whose source roots count. */
  MavenProject sourceProject() {
    return project;
  }

  /** Whether the compiler has just compiled the sources, so that what it made is of them. */
  boolean isCompiled() {
    return true;
  }

  /** Why there is nothing to do, or null if there is. */
  @Nullable String skipReason() {
    if (skip) {
      return "crd.skip is set";
    }
    return project.getPackaging().equals("pom")
        ? "a project of packaging pom has no classes"
        : null;
  }

  final CrdFilter filter() {
    return new CrdFilter(
        includes == null ? List.of() : includes, excludes == null ? List.of() : excludes);
  }

  /** Those of {@code files} that {@code directory} below the class output must have, by name. */
  static SortedMap<String, String> below(String directory, SortedMap<String, String> files) {
    SortedMap<String, String> below = new TreeMap<>();
    files.forEach(
        (file, text) -> {
          if (file.startsWith(directory + "/")) {
            below.put(file.substring(directory.length() + 1), text);
          }
        });
    return below;
  }

  /** {@code files} by name alone. */
  static SortedMap<String, String> byName(SortedMap<String, String> files) {
    SortedMap<String, String> byName = new TreeMap<>();
    CrdMaker.OUTPUT_DIRECTORIES.forEach(directory -> byName.putAll(below(directory, files)));
    return byName;
  }

  /** The path as people type it in the project. */
  final Path shown(Path path) {
    Path base = project.getBasedir().toPath().toAbsolutePath();
    return path.startsWith(base) ? base.relativize(path) : path;
  }

  private Made make() throws IOException, MojoExecutionException, MojoFailureException {
    ProjectReader reader = new ProjectReader(project, sourceProject(), session, repositories);
    CrdParameters parameters =
        new CrdParameters(
            outputDirectory.toPath(),
            isCompiled(),
            orNone(sourceDirectories).stream().map(File::toPath).toList(),
            orNone(dependencies),
            layout,
            kubernetes,
            options == null ? Map.of() : options,
            encoding);
    ProjectReader.Inputs inputs = reader.read(parameters);
    inputs.warnings().forEach(getLog()::warn);
    Made made = MadeInBuild.make(project, inputs.request(), inputs.others(), this::report);
    long errors = made.count(Severity.ERROR);
    long warnings = made.count(Severity.WARNING);
    if (errors > 0) {
      throw new MojoFailureException(
          "The CRDs have " + errors + (errors == 1 ? " error" : " errors") + ", shown above");
    }
    if (failOnWarning && warnings > 0) {
      throw new MojoFailureException(
          "The CRDs have "
              + warnings
              + (warnings == 1 ? " warning" : " warnings")
              + ", shown above, and failOnWarning is set");
    }
    return made;
  }

  private void report(Message message) {
    if (message.severity() == Severity.ERROR) {
      getLog().error(message.toString());
    } else {
      getLog().warn(message.toString());
    }
  }

  private static <T> List<T> orNone(@Nullable List<T> list) {
    return list == null ? List.of() : new ArrayList<>(list);
  }

  private static String message(IOException failure) {
    String message = failure.getMessage();
    return failure.getClass() == IOException.class && message != null
        ? message
        : "cannot read or write: " + failure;
  }
}
