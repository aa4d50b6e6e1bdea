package io.github.crd4j.migration;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.yaml.YamlWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/** The files that the steps apply. */
final class MigrationManifests {

  private MigrationManifests() {}

  static MigrationStep.Manifest crd(String name, Crd crd) {
    return new MigrationStep.Manifest(
        name + ".yaml",
        "# A step of a storage migration, made by crd4j; not the CRD to keep.\n"
            + YamlWriter.write(crd.toJson()));
  }

  /**
   * A {@code StorageVersionMigration} of {@code storagemigration.k8s.io/v1}, which Kubernetes' own
   * controller carries out: it writes every object once without a change (KEP 4192).
   */
  static MigrationStep.Manifest storageVersionMigration(String name, Crd crd) {
    JsonObject resource =
        object("group", new JsonString(crd.group()))
            .with("resource", new JsonString(crd.names().plural()));
    JsonObject manifest =
        object("apiVersion", new JsonString("storagemigration.k8s.io/v1"))
            .with("kind", new JsonString("StorageVersionMigration"))
            .with("metadata", object("name", new JsonString(crd.name())))
            .with("spec", object("resource", resource));
    return new MigrationStep.Manifest(name + ".yaml", YamlWriter.write(manifest));
  }

  private static JsonObject object(String name, JsonValue value) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put(name, value);
    return new JsonObject(members);
  }
}
