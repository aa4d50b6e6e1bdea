package io.github.crd4j.diff;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Compares two CRDs by meaning, not by text.
 *
 * <p>Object members are matched by name, versions and printer columns by their {@code name}, other
 * list items by position. A named list in another order is one change, whose values are the names.
 */
public final class CrdDiff {

  /** Objects whose members are chosen by users, so that paths give them in brackets. */
  private static final Set<String> MAPS = Set.of("properties", "labels", "annotations");

  static final Set<String> NAMED_LISTS = Set.of("versions", "additionalPrinterColumns");

  private final List<Change> changes = new ArrayList<>();

  private CrdDiff() {}

  /** What is different in {@code after}, in the order of the paths. */
  public static List<Change> between(Crd before, Crd after) {
    return between(before.toJson(), after.toJson());
  }

  /** What is different in {@code after}; both must be whole CRDs as JSON. */
  public static List<Change> between(JsonObject before, JsonObject after) {
    CrdDiff diff = new CrdDiff();
    diff.objects(FieldPath.ROOT, before, after);
    return List.copyOf(diff.changes);
  }

  private void values(FieldPath path, JsonValue before, JsonValue after) {
    if (before instanceof JsonObject left && after instanceof JsonObject right) {
      objects(path, left, right);
    } else if (before instanceof JsonArray left && after instanceof JsonArray right) {
      arrays(path, left.items(), right.items());
    } else if (!before.equals(after)) {
      changes.add(Change.changed(path, before, after));
    }
  }

  private void objects(FieldPath path, JsonObject before, JsonObject after) {
    boolean map = isMap(path);
    Set<String> names = new TreeSet<>(before.members().keySet());
    names.addAll(after.members().keySet());
    for (String name : names) {
      optional(map ? path.key(name) : path.field(name), before.get(name), after.get(name));
    }
  }

  private void optional(FieldPath path, @Nullable JsonValue before, @Nullable JsonValue after) {
    if (before != null && after != null) {
      values(path, before, after);
    } else if (after != null) {
      changes.add(Change.added(path, after));
    } else if (before != null) {
      changes.add(Change.removed(path, before));
    }
  }

  private void arrays(FieldPath path, List<JsonValue> before, List<JsonValue> after) {
    Map<String, JsonValue> left = isNamedList(path) ? byName(before) : null;
    Map<String, JsonValue> right = left == null ? null : byName(after);
    if (left != null && right != null) {
      named(path, left, right);
      return;
    }
    for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
      optional(
          path.index(i),
          i < before.size() ? before.get(i) : null,
          i < after.size() ? after.get(i) : null);
    }
  }

  private void named(FieldPath path, Map<String, JsonValue> before, Map<String, JsonValue> after) {
    Set<String> names = new TreeSet<>(before.keySet());
    names.addAll(after.keySet());
    for (String name : names) {
      optional(path.key(name), before.get(name), after.get(name));
    }
    List<String> oldOrder = new ArrayList<>(before.keySet());
    List<String> newOrder = new ArrayList<>(after.keySet());
    oldOrder.retainAll(after.keySet());
    newOrder.retainAll(before.keySet());
    if (!oldOrder.equals(newOrder)) {
      changes.add(
          Change.changed(path, JsonArray.ofStrings(oldOrder), JsonArray.ofStrings(newOrder)));
    }
  }

  /** The items by name in their order, or null if a name is missing or there twice. */
  private static @Nullable Map<String, JsonValue> byName(List<JsonValue> items) {
    Map<String, JsonValue> named = new LinkedHashMap<>();
    for (JsonValue item : items) {
      if (!(item instanceof JsonObject object
          && object.get("name") instanceof JsonString name
          && named.put(name.value(), item) == null)) {
        return null;
      }
    }
    return named;
  }

  private static boolean isMap(FieldPath path) {
    return MAPS.contains(lastField(path));
  }

  // Defaults and examples may have such lists too, but those belong to the user's own types.
  private static boolean isNamedList(FieldPath path) {
    return NAMED_LISTS.contains(lastField(path)) && path.steps().size() <= 4;
  }

  /** The name of the last step, or an empty text if it is none of a field. */
  private static String lastField(FieldPath path) {
    List<FieldPath.Step> steps = path.steps();
    return !steps.isEmpty() && steps.get(steps.size() - 1) instanceof FieldPath.Field field
        ? field.name()
        : "";
  }
}
