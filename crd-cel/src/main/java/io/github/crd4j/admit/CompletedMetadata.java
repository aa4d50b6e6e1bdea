package io.github.crd4j.admit;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Fills in what the API server itself writes into metadata before it checks an object, so that
 * checks see it; it is no part of what we say is stored ({@code BeforeCreate} and {@code
 * BeforeUpdate} in {@code k8s.io/apiserver/pkg/registry/rest}).
 */
final class CompletedMetadata {

  /** {@code SimpleNameGenerator}: what stands behind the prefix, and how long it may be. */
  private static final String SUFFIX = "xxxxx";

  private static final int MAX_PREFIX = 63 - SUFFIX.length();

  /** What an update cannot set: the object has it from its creation, or the server counts it. */
  private static final List<String> KEPT =
      List.of(
          "creationTimestamp",
          "deletionGracePeriodSeconds",
          "deletionTimestamp",
          "generation",
          "managedFields",
          "namespace",
          "resourceVersion",
          "selfLink",
          "uid");

  /** The metadata that writers own. */
  private static final List<String> OWNED =
      List.of("annotations", "finalizers", "labels", "ownerReferences");

  /** Stands for the entries after a change, which are never none. */
  private static final JsonArray NOTED = new JsonArray(List.of());

  private CompletedMetadata() {}

  /**
   * {@code object} with a name, if it asks for one to be generated. The letters that the server
   * draws are all {@code x} here.
   */
  static JsonObject ofCreated(JsonObject object) {
    JsonObject metadata = object.object("metadata");
    String prefix = metadata.text("generateName");
    if (prefix.isEmpty() || !metadata.text("name").isEmpty()) {
      return object;
    }
    String name = prefix.substring(0, Math.min(prefix.length(), MAX_PREFIX)) + SUFFIX;
    return object.with("metadata", metadata.with("name", new JsonString(name)));
  }

  /**
   * {@code written} with what it leaves out of the metadata of {@code old}, which it replaces.
   * Rules see none of these fields, but {@code self == oldSelf} and {@code self.metadata ==
   * oldSelf.metadata} compare them; so a change of anything else must show in one of them, as the
   * server notes it in {@code managedFields}.
   *
   * @param noted what the server takes for sent when it notes that
   */
  static JsonObject ofUpdated(JsonObject written, JsonObject noted, JsonObject old) {
    JsonObject metadata = written.object("metadata");
    JsonObject before = old.object("metadata");
    for (String field : KEPT) {
      JsonValue value = before.get(field);
      if (value != null && metadata.get(field) == null) {
        metadata = metadata.with(field, value);
      }
    }
    if (!content(noted).equals(content(old))) {
      metadata = metadata.with("managedFields", NOTED);
    }
    return written.with("metadata", metadata);
  }

  /** What {@code managedFields} tells of. */
  private static JsonObject content(JsonObject object) {
    JsonObject metadata = object.object("metadata");
    Map<String, JsonValue> owned = new LinkedHashMap<>();
    for (String field : OWNED) {
      JsonValue value = metadata.get(field);
      if (value != null) {
        owned.put(field, value);
      }
    }
    return object.with("metadata", new JsonObject(owned));
  }
}
