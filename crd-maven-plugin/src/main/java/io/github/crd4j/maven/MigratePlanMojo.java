package io.github.crd4j.maven;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.maven.directory.CrdDirectory;
import io.github.crd4j.migration.MigrationPlan;
import io.github.crd4j.migration.MigrationText;
import io.github.crd4j.migration.StorageState;
import io.github.crd4j.yaml.CrdDocument;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlDocument;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlFiles;
import io.github.crd4j.yaml.YamlReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Lists the steps from a CRD in a cluster to the one that is checked in: serve both versions,
 * switch storage, migrate, let owners of fields go, stop serving, remove.
 *
 * @since 0.1.0
 */
@Mojo(name = "migrate-plan", requiresProject = true, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters.
final class MigratePlanMojo extends AbstractMojo {

  /**
   * Whether the build fails unless the new CRD can be applied at once, to guard the release that
   * removes a version.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.migrate.check", defaultValue = "false")
  boolean check;

  /**
   * The directory of the new CRDs.
   *
   * @since 0.1.0
   */
  @Parameter(
      property = "crd.crdDirectory",
      defaultValue = "${project.basedir}/src/main/crds",
      required = true)
  File crdDirectory;

  /**
   * The directory of the CRDs as they are in the cluster, with their status: <code>
   * kubectl get crd topics.example.com -o yaml</code>.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.migrate.from", required = true)
  File from;

  /**
   * A file with all objects and their <code>managedFields</code>: <code>
   * kubectl get topics.example.com -A --show-managed-fields -o json</code>. Without it no version
   * counts as free.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.migrate.objects")
  @Nullable File objects;

  /**
   * Where the files go that the steps apply.
   *
   * @since 0.1.0
   */
  @Parameter(
      property = "crd.migrate.outputDirectory",
      defaultValue = "${project.build.directory}/crd-migration",
      required = true)
  File outputDirectory;

  /**
   * Skips all goals of this plugin.
   *
   * @since 0.1.0
   */
  @Parameter(property = "crd.skip", defaultValue = "false")
  boolean skip;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("Skipped: crd.skip is set");
      return;
    }
    try {
      List<MigrationPlan> plans = plans();
      for (MigrationPlan plan : plans) {
        MigrationText.of(plan).lines().forEach(getLog()::info);
        write(plan);
      }
      if (plans.stream().anyMatch(plan -> check ? !plan.isReady() : !plan.obstacles().isEmpty())) {
        throw new MojoFailureException(
            check
                ? "The new CRDs must not be applied yet: follow the steps in " + outputDirectory
                : "There is no way from the old CRDs to the new ones, as said above");
      }
    } catch (IOException e) {
      throw new MojoExecutionException("Cannot plan the migration: " + e.getMessage(), e);
    }
  }

  private List<MigrationPlan> plans() throws IOException, MojoExecutionException {
    List<CrdDocument> old = read(from);
    List<JsonObject> known = objects == null ? null : objects(objects.toPath());
    List<MigrationPlan> plans = new ArrayList<>();
    for (CrdDocument now : read(crdDirectory)) {
      for (CrdDocument before : old) {
        if (before.crd().name().equals(now.crd().name())) {
          plans.add(
              MigrationPlan.of(
                  new StorageState(before.crd(), before.storedVersions(), known), now.crd()));
        }
      }
    }
    if (plans.isEmpty()) {
      throw new MojoExecutionException("No CRD is in both " + from + " and " + crdDirectory);
    }
    return plans;
  }

  private static List<CrdDocument> read(File directory) throws IOException, MojoExecutionException {
    List<CrdDocument> crds = new ArrayList<>();
    for (Map.Entry<String, String> file : new CrdDirectory(directory.toPath()).files().entrySet()) {
      try {
        crds.addAll(CrdYamlReader.read(file.getKey(), file.getValue()));
      } catch (YamlException e) {
        throw broken(file.getKey(), e);
      }
    }
    return crds;
  }

  private static List<JsonObject> objects(Path file) throws IOException, MojoExecutionException {
    List<JsonObject> documents = new ArrayList<>();
    try {
      for (YamlDocument document : YamlReader.read(YamlFiles.read(file))) {
        if (document.value() instanceof JsonObject object) {
          documents.add(object);
        }
      }
    } catch (YamlException e) {
      throw broken(file.toString(), e);
    }
    return StorageState.objects(documents);
  }

  private static MojoExecutionException broken(String file, YamlException e) {
    return new MojoExecutionException(file + ":" + e.position() + " " + e.problem(), e);
  }

  private void write(MigrationPlan plan) throws IOException {
    Path directory = outputDirectory.toPath().resolve(plan.crd());
    Files.createDirectories(directory);
    for (Map.Entry<String, String> file : MigrationText.files(plan).entrySet()) {
      Files.writeString(directory.resolve(file.getKey()), file.getValue());
    }
  }
}
