package io.github.crd4j.migration;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An object whose {@code metadata.managedFields} name versions that go.
 *
 * <p>The API server keeps converting the fields of such owners into their version, so that every
 * server-side apply of the object fails once that version is gone (kubernetes/kubernetes#111937).
 * The patch puts them into the version that stays: fields of the same path keep their owner, which
 * may then stop applying them; those that are called otherwise there have none. Taking the entries
 * away would give all fields to a manager {@code before-first-apply} where none is left, and the
 * true owner a conflict.
 *
 * @param namespace empty for objects of the cluster
 * @param managers who owns fields in such a version, in order
 * @param patch a JSON patch (RFC 6902), which fails if the entries have changed
 */
public record FieldOwners(String namespace, String name, List<String> managers, JsonArray patch) {

  public FieldOwners {
    managers = List.copyOf(managers);
  }

  /**
   * Those of {@code objects}, which are of {@code crd}, whose owners must let go.
   *
   * @param versions names of versions that go
   * @param to the version that stays
   */
  public static List<FieldOwners> find(
      Crd crd, Collection<String> versions, String to, Collection<JsonObject> objects) {
    Set<String> gone =
        versions.stream().map(version -> crd.group() + "/" + version).collect(Collectors.toSet());
    List<FieldOwners> found = new ArrayList<>();
    for (JsonObject object : objects) {
      if (isOf(crd, object) && object.get("metadata") instanceof JsonObject metadata) {
        FieldOwners owners = of(metadata, gone, crd.group() + "/" + to);
        if (owners != null) {
          found.add(owners);
        }
      }
    }
    return found;
  }

  private static boolean isOf(Crd crd, JsonObject object) {
    return object.text("kind").equals(crd.names().kind())
        && object.text("apiVersion").startsWith(crd.group() + "/");
  }

  private static @Nullable FieldOwners of(JsonObject metadata, Set<String> gone, String to) {
    List<JsonObject> entries = entries(metadata);
    Set<JsonObject> taken = new HashSet<>();
    for (JsonObject entry : entries) {
      if (!gone.contains(entry.text("apiVersion"))) {
        taken.add(identity(entry, entry.text("apiVersion")));
      }
    }
    List<String> managers = new ArrayList<>();
    List<JsonValue> patch = new ArrayList<>();
    // From the last to the first, so that what is removed does not move what is still to come.
    for (int i = entries.size() - 1; i >= 0; i--) {
      JsonObject entry = entries.get(i);
      if (gone.contains(entry.text("apiVersion"))) {
        String place = "/metadata/managedFields/" + i;
        managers.add(0, entry.text("manager"));
        for (String name : List.of("manager", "apiVersion")) {
          patch.add(operation("test", place + "/" + name, new JsonString(entry.text(name))));
        }
        // The API server knows a manager once in a version.
        patch.add(
            taken.add(identity(entry, to))
                ? operation("replace", place + "/apiVersion", new JsonString(to))
                : operation("remove", place, null));
      }
    }
    return managers.isEmpty()
        ? null
        : new FieldOwners(
            metadata.text("namespace"), metadata.text("name"), managers, new JsonArray(patch));
  }

  private static List<JsonObject> entries(JsonObject metadata) {
    List<JsonObject> entries = new ArrayList<>();
    if (metadata.get("managedFields") instanceof JsonArray array) {
      array.items().forEach(item -> entries.add((JsonObject) item));
    }
    return entries;
  }

  // Of managedFields' entries, all but what is owned and since when.
  private static JsonObject identity(JsonObject entry, String apiVersion) {
    Map<String, JsonValue> members = new HashMap<>();
    for (String name : List.of("manager", "operation", "subresource")) {
      members.put(name, new JsonString(entry.text(name)));
    }
    members.put("apiVersion", new JsonString(apiVersion));
    return new JsonObject(members);
  }

  private static JsonObject operation(String name, String path, @Nullable JsonValue value) {
    Map<String, JsonValue> operation = new LinkedHashMap<>();
    operation.put("op", new JsonString(name));
    operation.put("path", new JsonString(path));
    if (value != null) {
      operation.put("value", value);
    }
    return new JsonObject(operation);
  }
}
