package io.github.crd4j.maven;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.maven.compiler.CompilerConfiguration;
import io.github.crd4j.maven.compiler.CompilerSettings;
import io.github.crd4j.maven.compiler.ProcessorPathResolver;
import io.github.crd4j.maven.make.MakeRequest;
import io.github.crd4j.maven.make.ProcessorPath;
import io.github.crd4j.rules.Suggestion;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipFile;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Dependency;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.jspecify.annotations.Nullable;

/** Reads out of a project what its CRDs are made from. */
final class ProjectReader {

  /**
   * What was read.
   *
   * @param request what to make CRDs from
   * @param others the processors beside ours
   * @param warnings what the user configured without effect
   */
  record Inputs(MakeRequest request, ProcessorPath others, List<String> warnings) {}

  private static final String PROCESSOR_SERVICE =
      "META-INF/services/javax.annotation.processing.Processor";

  private static final int JDK = Runtime.version().feature();

  private final MavenProject project;
  private final MavenProject sourceProject;
  private final MavenSession session;
  private final RepositorySystem repositories;

  /**
   * @param sourceProject the copy of {@code project} whose plugins generated sources
   */
  ProjectReader(
      MavenProject project,
      MavenProject sourceProject,
      MavenSession session,
      RepositorySystem repositories) {
    this.project = project;
    this.sourceProject = sourceProject;
    this.session = session;
    this.repositories = repositories;
  }

  /**
   * Reads the project as {@code parameters} say.
   *
   * @throws MojoExecutionException if a parameter is wrong
   */
  Inputs read(CrdParameters parameters) throws MojoExecutionException {
    CompilerSettings compiler = compilerSettings();
    List<Path> classPath = classPath();
    Map<String, Artifact> artifacts = artifacts();
    boolean compilerRunsOurs = compiler.runsOurs(artifacts.keySet(), JDK);
    SortedMap<String, String> options = new TreeMap<>(compiler.options());
    if (!compilerRunsOurs) {
      options.putAll(parameters.processorOptions());
    }
    MakeRequest request =
        new MakeRequest(
            parameters.outputDirectory(),
            compilerRunsOurs && parameters.compiled(),
            sourceDirectories(parameters),
            processorSources(compiler),
            classPath,
            dependencies(parameters.dependencies(), artifacts),
            options,
            charset(parameters.encoding()));
    ProcessorPath others = () -> others(compiler, classPath, parameters.outputDirectory());
    return new Inputs(
        request, others, compilerRunsOurs ? warnings(compiler, parameters) : List.of());
  }

  private CompilerSettings compilerSettings() {
    String property = session.getUserProperties().getProperty("maven.compiler.proc");
    return CompilerConfiguration.read(
        project.getGoalConfiguration(
            "org.apache.maven.plugins", "maven-compiler-plugin", "default-compile", "compile"),
        property == null ? project.getProperties().getProperty("maven.compiler.proc") : property);
  }

  private static List<String> warnings(CompilerSettings compiler, CrdParameters parameters) {
    List<String> warnings = new ArrayList<>();
    SortedMap<String, String> effective = compiler.ownOptions();
    parameters
        .processorOptions()
        .forEach(
            (name, value) -> {
              if (!value.equals(effective.get(name))) {
                warnings.add(
                    name
                        + "="
                        + value
                        + " has no effect, because the compiler runs the processor: write"
                        + " <arg>-A"
                        + name
                        + "="
                        + value
                        + "</arg> into compilerArgs of maven-compiler-plugin");
              }
            });
    return warnings;
  }

  private List<Path> classPath() throws MojoExecutionException {
    try {
      List<Path> path = new ArrayList<>();
      project.getCompileClasspathElements().forEach(element -> path.add(Path.of(element)));
      // For classes of dependencies: those do not pass their dependency on the annotations on.
      path.add(annotations());
      return path;
    } catch (DependencyResolutionRequiredException unresolved) {
      throw new MojoExecutionException(
          "a dependency has no file yet: " + unresolved.getMessage(), unresolved);
    }
  }

  private static Path annotations() {
    try {
      return Path.of(
          CustomResource.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private Map<String, Artifact> artifacts() {
    Map<String, Artifact> artifacts = new LinkedHashMap<>();
    for (Artifact artifact : project.getArtifacts()) {
      if (artifact.getArtifactHandler().isAddedToClasspath()) {
        artifacts.putIfAbsent(artifact.getGroupId() + ":" + artifact.getArtifactId(), artifact);
      }
    }
    return artifacts;
  }

  private static List<Path> dependencies(List<String> names, Map<String, Artifact> artifacts)
      throws MojoExecutionException {
    List<Path> files = new ArrayList<>();
    for (String name : names) {
      Artifact artifact = artifacts.get(name.strip());
      File file = artifact == null ? null : artifact.getFile();
      if (file == null) {
        throw new MojoExecutionException(
            "'"
                + name
                + "' in dependencies of crd-maven-plugin is not on the compile class path of the"
                + " project"
                + Suggestion.didYouMean(name, artifacts.keySet()));
      }
      files.add(file.toPath());
    }
    return files;
  }

  private List<Path> sourceDirectories(CrdParameters parameters) {
    return parameters.sourceDirectories().isEmpty()
        ? sourceProject.getCompileSourceRoots().stream().map(Path::of).distinct().toList()
        : parameters.sourceDirectories();
  }

  private Path processorSources(CompilerSettings compiler) {
    String configured = compiler.generatedSources();
    return configured == null
        ? Path.of(project.getBuild().getDirectory(), "generated-sources", "annotations")
        : project.getBasedir().toPath().resolve(configured);
  }

  private static Charset charset(@Nullable String name) throws MojoExecutionException {
    try {
      return name == null ? StandardCharsets.UTF_8 : Charset.forName(name);
    } catch (IllegalArgumentException unknown) {
      throw new MojoExecutionException(
          "the encoding '" + name + "' of crd-maven-plugin does not exist", unknown);
    }
  }

  private List<Path> others(CompilerSettings compiler, List<Path> classPath, Path classes)
      throws IOException {
    if (compiler.usesClassPath(JDK)) {
      List<Path> path = classPath.stream().filter(element -> !element.equals(classes)).toList();
      return hasProcessor(path) ? path : List.of();
    }
    try {
      return new ProcessorPathResolver(
              repositories,
              session.getRepositorySession(),
              project.getRemotePluginRepositories(),
              managedVersions())
          .resolve(compiler.configuredPath());
    } catch (DependencyResolutionException | IllegalArgumentException missing) {
      throw new IOException(
          "cannot get annotationProcessorPaths of maven-compiler-plugin: " + missing.getMessage(),
          missing);
    }
  }

  private Map<String, String> managedVersions() {
    Map<String, String> versions = new TreeMap<>();
    if (project.getDependencyManagement() != null) {
      for (Dependency managed : project.getDependencyManagement().getDependencies()) {
        versions.put(managed.getGroupId() + ":" + managed.getArtifactId(), managed.getVersion());
      }
    }
    return versions;
  }

  private static boolean hasProcessor(List<Path> path) throws IOException {
    for (Path element : path) {
      if (Files.isDirectory(element)) {
        if (Files.exists(element.resolve(PROCESSOR_SERVICE))) {
          return true;
        }
      } else if (Files.isRegularFile(element)) {
        try (ZipFile jar = new ZipFile(element.toFile())) {
          if (jar.getEntry(PROCESSOR_SERVICE) != null) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
