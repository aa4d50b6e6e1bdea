package io.github.crd4j.cli;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.migration.MigrationPlan;
import io.github.crd4j.migration.MigrationStep;
import io.github.crd4j.migration.MigrationText;
import io.github.crd4j.migration.StorageState;
import io.github.crd4j.model.Crd;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code crd4j migrate-plan}. */
@Command(
    name = "migrate-plan",
    header = "List the steps from a CRD in a cluster to a new one.",
    description = {
      "",
      "Serve both versions, switch storage, have Kubernetes rewrite what is stored, let owners of"
          + " fields go, stop serving, remove: with what to type and what to check between. Steps"
          + " that are done are not in the plan, so make it again after each.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    parameterListHeading = "%nFrom and to:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Example:",
      "  kubectl get crd topics.example.com -o yaml > old.yaml",
      "  kubectl get topics.example.com -A --show-managed-fields -o json > objects.json",
      "  crd4j migrate-plan old.yaml crds/topics.example.com.yaml --objects objects.json -o steps"
    },
    exitCodeListHeading = ExitCode.HEADING,
    exitCodeList = {
      "0:the plan is printed",
      "1:there is no way from one to the other; with --check, NEW must not be applied yet",
      ExitCode.USAGE_TEXT,
      "3:a file cannot be read or is no YAML, or has no CRD that is in both"
    })
final class MigratePlanCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "OLD",
      description = "the CRDs as they are in the cluster, with their status")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path before;

  @Parameters(index = "1", paramLabel = "NEW", description = "the CRDs to come")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path after;

  @Option(
      names = "--objects",
      paramLabel = "FILE",
      description =
          "all objects with their managedFields; without it nothing is known of the owners of"
              + " fields, and no version counts as free")
  private @Nullable Path objects;

  @Option(
      names = {"-o", "--out-dir"},
      paramLabel = "DIR",
      description = "write the files that the steps apply here, a directory for each CRD")
  private @Nullable Path directory;

  @Option(
      names = "--check",
      description =
          "exit code 1 unless NEW can be applied at once, to guard the release that removes a"
              + " version")
  private boolean check;

  @Option(names = "--output", paramLabel = "FORMAT", description = "text or json (default: text)")
  private OutputFormat format = OutputFormat.TEXT;

  @Override
  public Integer call() throws CannotWorkException {
    CrdSource old = CrdSource.read(before);
    CrdSource now = CrdSource.read(after);
    PrintWriter err = spec.commandLine().getErr();
    old.problems().forEach(err::println);
    now.problems().forEach(err::println);
    if (!old.problems().isEmpty() || !now.problems().isEmpty()) {
      return ExitCode.FINDINGS;
    }
    List<MigrationPlan> plans = plans(old, now);
    if (directory != null) {
      write(plans, directory);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(format == OutputFormat.JSON ? json(plans) : text(plans));
    boolean good =
        plans.stream().allMatch(plan -> check ? plan.isReady() : plan.obstacles().isEmpty());
    return good ? ExitCode.GOOD : ExitCode.FINDINGS;
  }

  private List<MigrationPlan> plans(CrdSource old, CrdSource now) throws CannotWorkException {
    List<JsonObject> known = objects == null ? null : objects(objects);
    List<MigrationPlan> plans = new ArrayList<>();
    for (Crd crd : now.crds().values()) {
      Crd current = old.crds().get(crd.name());
      if (current != null) {
        List<String> stored = old.storedVersions().getOrDefault(crd.name(), List.of());
        plans.add(MigrationPlan.of(new StorageState(current, stored, known), crd));
      }
    }
    if (plans.isEmpty()) {
      throw new CannotWorkException("no CRD is in both '" + before + "' and '" + after + "'");
    }
    return plans;
  }

  private static List<JsonObject> objects(Path file) throws CannotWorkException {
    return StorageState.objects(SampleObject.read(file).stream().map(SampleObject::json).toList());
  }

  private static void write(List<MigrationPlan> plans, Path directory) throws CannotWorkException {
    for (MigrationPlan plan : plans) {
      new OutputDirectory(directory.resolve(plan.crd())).write(MigrationText.files(plan));
    }
  }

  private static String text(List<MigrationPlan> plans) {
    return String.join("\n", plans.stream().map(MigrationText::of).toList());
  }

  private static String json(List<MigrationPlan> plans) {
    ObjectNode root = Json.object();
    ArrayNode list = root.putArray("plans");
    for (MigrationPlan plan : plans) {
      ObjectNode node = list.addObject();
      node.put("crd", plan.crd());
      node.put("ready", plan.isReady());
      plan.obstacles().forEach(node.putArray("obstacles")::add);
      plan.blockers().forEach(node.putArray("blockers")::add);
      ArrayNode steps = node.putArray("steps");
      for (MigrationStep step : plan.steps()) {
        ObjectNode each = steps.addObject();
        each.put("id", step.id());
        each.put("title", step.title());
        each.put("reason", step.reason());
        each.put("file", step.manifest() == null ? null : step.manifest().name());
        step.commands().forEach(each.putArray("commands")::add);
        step.checks().forEach(each.putArray("checks")::add);
      }
    }
    return Json.print(root) + "\n";
  }
}
