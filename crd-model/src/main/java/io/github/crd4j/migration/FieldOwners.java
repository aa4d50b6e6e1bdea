package io.github.crd4j.migration;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import java.util.ArrayList;
import java.util.Collection;
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
 *
 * @param namespace empty for objects of the cluster
 * @param managers who owns fields in such a version, in order
 * @param patch a JSON patch (RFC 6902) that takes these entries away, and only these
 */
public record FieldOwners(String namespace, String name, List<String> managers, JsonArray patch) {

  public FieldOwners {
    managers = List.copyOf(managers);
  }

  /**
   * Those of {@code objects}, which are of {@code crd}, whose owners must let go.
   *
   * @param versions names of versions that go
   */
  public static List<FieldOwners> find(
      Crd crd, Collection<String> versions, Collection<JsonObject> objects) {
    Set<String> gone =
        versions.stream().map(version -> crd.group() + "/" + version).collect(Collectors.toSet());
    List<FieldOwners> found = new ArrayList<>();
    for (JsonObject object : objects) {
      if (isOf(crd, object) && object.get("metadata") instanceof JsonObject metadata) {
        FieldOwners owners = of(metadata, gone);
        if (owners != null) {
          found.add(owners);
        }
      }
    }
    return found;
  }

  private static boolean isOf(Crd crd, JsonObject object) {
    return text(object, "kind").equals(crd.names().kind())
        && text(object, "apiVersion").startsWith(crd.group() + "/");
  }

  private static @Nullable FieldOwners of(JsonObject metadata, Set<String> gone) {
    List<JsonValue> entries =
        metadata.get("managedFields") instanceof JsonArray array ? array.items() : List.of();
    List<String> managers = new ArrayList<>();
    List<JsonValue> patch = new ArrayList<>();
    int kept = 0;
    // From the last to the first, so that what is removed does not move what is still to come.
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (entries.get(i) instanceof JsonObject entry && gone.contains(text(entry, "apiVersion"))) {
        String place = "/metadata/managedFields/" + i;
        managers.add(0, text(entry, "manager"));
        for (String name : List.of("manager", "apiVersion")) {
          patch.add(operation("test", place + "/" + name, new JsonString(text(entry, name))));
        }
        patch.add(operation("remove", place, null));
      } else {
        kept++;
      }
    }
    if (managers.isEmpty()) {
      return null;
    }
    if (kept == 0) {
      // The API server takes an empty list for a client that does not know the field.
      JsonValue reset = new JsonArray(List.of(JsonObject.EMPTY));
      patch.removeIf(operation -> text((JsonObject) operation, "op").equals("remove"));
      patch.add(operation("replace", "/metadata/managedFields", reset));
    }
    return new FieldOwners(
        text(metadata, "namespace"), text(metadata, "name"), managers, new JsonArray(patch));
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

  private static String text(JsonObject object, String name) {
    return object.get(name) instanceof JsonString string ? string.value() : "";
  }
}
