package io.github.crd4j.migration;

import io.github.crd4j.model.Crd;
import java.util.ArrayList;
import java.util.List;

/** What to type for the steps that are more than applying a CRD. */
final class StepCommands {

  private final Crd crd;

  StepCommands(Crd crd) {
    this.crd = crd;
  }

  MigrationStep migrate(String fileName, String storage) {
    MigrationStep.Manifest manifest = MigrationManifests.storageVersionMigration(fileName, crd);
    return new MigrationStep(
        "migrate",
        "Rewrite every object in " + storage,
        "Kubernetes' own controller writes each object without a change, which stores it in "
            + storage,
        manifest,
        List.of("kubectl apply -f " + manifest.name()),
        List.of(
            "kubectl wait --for=condition=Succeeded --timeout=1h storageversionmigration/"
                + crd.name(),
            storedVersionsAre(storage)));
  }

  MigrationStep letOwnersGo(List<String> removed, List<FieldOwners> owners) {
    List<String> commands = new ArrayList<>();
    if (owners.isEmpty()) {
      commands.add(
          "kubectl get "
              + resource()
              + (isNamespaced() ? " --all-namespaces" : "")
              + " --show-managed-fields -o json > objects.json");
      commands.add("crd4j migrate-plan OLD NEW --objects objects.json");
    }
    for (FieldOwners owner : owners) {
      commands.add(
          "kubectl patch "
              + resource()
              + " "
              + owner.name()
              + (owner.namespace().isEmpty() ? "" : " --namespace " + owner.namespace())
              + " --type json --patch "
              + quoted(owner.patch().toString()));
    }
    return new MigrationStep(
        "let-owners-go",
        "Take " + String.join(", ", removed) + " out of managedFields",
        "once a version is gone, server-side apply fails on every object whose fields someone owns"
            + " in it; better than these commands is that each owner applies in a version that"
            + " stays",
        null,
        commands,
        List.of("crd4j migrate-plan OLD NEW --objects objects.json names no owner"));
  }

  MigrationStep dropStoredVersions(String storage) {
    return new MigrationStep(
        "drop-stored-versions",
        "Tell the API server that all is stored in " + storage,
        "it does not check this: the migration must have succeeded. The migrator of newer"
            + " Kubernetes has done it already",
        null,
        List.of(
            "kubectl patch crd "
                + crd.name()
                + " --subresource status --type merge --patch "
                + quoted("{\"status\": {\"storedVersions\": [\"" + storage + "\"]}}")),
        List.of(storedVersionsAre(storage)));
  }

  String everyVersionAnswers(List<String> versions) {
    List<String> commands = new ArrayList<>();
    for (String version : versions) {
      commands.add(
          "kubectl get "
              + crd.names().plural()
              + "."
              + version
              + "."
              + crd.group()
              + (isNamespaced() ? " --all-namespaces" : ""));
    }
    return String.join(" && ", commands);
  }

  String nobodyAsks() {
    return "kubectl get --raw /metrics | grep '^apiserver_request_total' | grep 'group=\""
        + crd.group()
        + "\"' shows no request in these versions any more";
  }

  private String storedVersionsAre(String storage) {
    return "kubectl get crd "
        + crd.name()
        + " -o jsonpath='{.status.storedVersions}' prints [\""
        + storage
        + "\"]";
  }

  private String resource() {
    return crd.names().plural() + "." + crd.group();
  }

  private boolean isNamespaced() {
    return crd.scope().equals("Namespaced");
  }

  // For a POSIX shell, in which a quote ends a quoted text whatever stands before it.
  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
