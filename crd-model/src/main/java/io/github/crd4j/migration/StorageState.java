package io.github.crd4j.migration;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a cluster has of a custom resource.
 *
 * @param crd the CRD as it is in the cluster
 * @param storedVersions {@code status.storedVersions}; empty if it is not known
 * @param objects all objects with their {@code managedFields}; null if they are not known
 */
public record StorageState(
    Crd crd, List<String> storedVersions, @Nullable List<JsonObject> objects) {

  public StorageState {
    storedVersions = List.copyOf(storedVersions);
    objects = objects == null ? null : List.copyOf(objects);
  }

  /** The objects in {@code documents}, those in lists as {@code kubectl} prints them too. */
  public static List<JsonObject> objects(List<JsonObject> documents) {
    List<JsonObject> objects = new ArrayList<>();
    for (JsonObject document : documents) {
      if (document.get("items") instanceof JsonArray items) {
        items.items().stream()
            .filter(JsonObject.class::isInstance)
            .forEach(item -> objects.add((JsonObject) item));
      } else {
        objects.add(document);
      }
    }
    return objects;
  }

  /** The versions in which objects may be stored. */
  List<String> stored() {
    CrdVersion storage = crd.storageVersion();
    return !storedVersions.isEmpty() || storage == null ? storedVersions : List.of(storage.name());
  }
}
