package io.github.crd4j.migration;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Puts the steps in order: serve both, switch storage, migrate, let owners go, stop serving, drop
 * from the status, remove.
 *
 * <p>No step depends on luck: after each of them every object can be read and written in every
 * version that is served, and going back is applying the file before.
 */
final class MigrationPlanner {

  static final String APPLY = "apply";
  static final String STOP_SERVING = "stop-serving";

  private final StorageState state;
  private final Crd old;
  private final Crd target;
  private final List<MigrationStep> steps = new ArrayList<>();
  private Crd current;

  MigrationPlanner(StorageState state, Crd target) {
    this.state = state;
    this.old = state.crd();
    this.current = old;
    this.target = target;
  }

  MigrationPlan plan() {
    List<String> obstacles = obstacles();
    if (!obstacles.isEmpty()) {
      return new MigrationPlan(target.name(), obstacles, List.of(), List.of());
    }
    CrdTransition transition = new CrdTransition(old, target);
    List<String> removed = transition.removed();
    String before = Objects.requireNonNull(old.storageVersion()).name();
    String after = Objects.requireNonNull(target.storageVersion()).name();
    StepCommands commands = new StepCommands(target);

    // One CRD does for a change that moves nothing.
    if (!removed.isEmpty() || !before.equals(after)) {
      apply(
          "serve-both",
          "Serve the old and the new versions",
          "clients of either go on; objects stay stored in " + before,
          transition.both(before),
          commands);
      apply(
          "switch-storage",
          "Store in " + after,
          "what is written from now on is stored in "
              + after
              + "; what is stored already stays as it is",
          transition.both(after),
          commands);
    }
    if (!state.stored().equals(List.of(after))) {
      add(commands.migrate(fileName("migrate"), after));
    }
    if (!removed.isEmpty()) {
      List<FieldOwners> owners = owners(removed);
      if (state.objects() == null || !owners.isEmpty()) {
        add(commands.letOwnersGo(removed, owners));
      }
      apply(
          STOP_SERVING,
          "Stop serving " + String.join(", ", removed),
          "who still asks for it gets 404; serving it again is applying the file before",
          transition.unserved(after),
          commands);
      if (state.stored().stream().anyMatch(removed::contains)) {
        add(commands.dropStoredVersions(after));
      }
    }
    apply(APPLY, "Apply the new CRD", "nothing needs the old versions any more", target, commands);
    return new MigrationPlan(target.name(), List.of(), blockers(removed), steps);
  }

  private List<String> obstacles() {
    List<String> obstacles = new ArrayList<>();
    if (!old.name().equals(target.name())) {
      obstacles.add(
          "the CRDs are different ones: '" + old.name() + "' and '" + target.name() + "'");
    }
    if (!old.scope().equals(target.scope())) {
      obstacles.add(
          "spec.scope changes from '"
              + old.scope()
              + "' to '"
              + target.scope()
              + "', which the API server never allows: give the new kind another name");
    }
    if (old.storageVersion() == null || target.storageVersion() == null) {
      obstacles.add("a CRD needs exactly one version with 'storage: true'");
    }
    return obstacles;
  }

  private List<String> blockers(List<String> removed) {
    List<String> blockers = new ArrayList<>();
    for (String version : removed) {
      if (state.stored().contains(version)) {
        blockers.add(
            state.storedVersions().isEmpty()
                ? "objects may be stored in " + version + ": the old CRD has no status"
                : "objects may be stored in " + version + ": status.storedVersions names it");
      }
    }
    if (!removed.isEmpty() && state.objects() == null) {
      blockers.add(
          "objects may have fields that are owned in "
              + String.join(", ", removed)
              + ": none were given");
    }
    for (FieldOwners owners : owners(removed)) {
      blockers.add(
          "'"
              + (owners.namespace().isEmpty() ? "" : owners.namespace() + "/")
              + owners.name()
              + "' has fields that "
              + String.join(", ", owners.managers())
              + " owns in a version that goes");
    }
    return blockers;
  }

  private List<FieldOwners> owners(List<String> removed) {
    return state.objects() == null
        ? List.of()
        : FieldOwners.find(
            target,
            removed,
            Objects.requireNonNull(target.storageVersion()).name(),
            state.objects());
  }

  private void apply(String id, String title, String reason, Crd next, StepCommands commands) {
    if (CrdTransition.isDone(next, current)) {
      return;
    }
    current = next;
    MigrationStep.Manifest manifest = MigrationManifests.crd(fileName(id), next);
    List<String> checks = new ArrayList<>();
    checks.add("kubectl wait --for=condition=Established crd/" + target.name());
    if (id.equals("serve-both") && isWebhook(next)) {
      checks.add(commands.everyVersionAnswers(names(next)));
    }
    if (id.equals(STOP_SERVING)) {
      checks.add(commands.nobodyAsks());
    }
    add(
        new MigrationStep(
            id,
            title,
            id.equals("serve-both") && isWebhook(next)
                ? reason + "; the conversion webhook must answer before this step"
                : reason,
            manifest,
            List.of("kubectl apply --server-side -f " + manifest.name()),
            checks));
  }

  private static List<String> names(Crd crd) {
    return crd.versions().stream().filter(CrdVersion::served).map(CrdVersion::name).toList();
  }

  private static boolean isWebhook(Crd crd) {
    JsonObject conversion = crd.conversion();
    return conversion != null && new JsonString("Webhook").equals(conversion.get("strategy"));
  }

  private String fileName(String id) {
    return (steps.size() + 1) + "-" + id;
  }

  private void add(MigrationStep step) {
    steps.add(step);
  }
}
