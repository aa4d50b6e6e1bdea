package io.github.crd4j.cli;

import io.github.crd4j.diff.Change;
import io.github.crd4j.diff.CrdDiff;
import io.github.crd4j.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * How one CRD differs.
 *
 * @param crd its name
 * @param kind whether it is there on both sides
 * @param changes what differs in it, if it is
 */
record CrdDifference(String crd, Change.Kind kind, List<Change> changes) {

  /** The CRDs that are not the same, in alphabetical order. */
  static List<CrdDifference> between(
      Map<String, JsonObject> before, Map<String, JsonObject> after) {
    Set<String> names = new TreeSet<>(before.keySet());
    names.addAll(after.keySet());
    List<CrdDifference> differences = new ArrayList<>();
    for (String name : names) {
      JsonObject old = before.get(name);
      JsonObject now = after.get(name);
      if (old == null) {
        differences.add(new CrdDifference(name, Change.Kind.ADDED, List.of()));
      } else if (now == null) {
        differences.add(new CrdDifference(name, Change.Kind.REMOVED, List.of()));
      } else {
        List<Change> changes = CrdDiff.between(old, now);
        if (!changes.isEmpty()) {
          differences.add(new CrdDifference(name, Change.Kind.CHANGED, changes));
        }
      }
    }
    return differences;
  }
}
