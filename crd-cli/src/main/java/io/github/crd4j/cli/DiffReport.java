package io.github.crd4j.cli;

import io.github.crd4j.diff.Change;
import io.github.crd4j.diff.DiffText;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Prints differences between CRDs. */
final class DiffReport {

  private DiffReport() {}

  static String text(List<CrdDifference> differences) {
    StringBuilder out = new StringBuilder();
    for (CrdDifference difference : differences) {
      out.append(difference.crd());
      switch (difference.kind()) {
        case ADDED -> out.append(" is only in the new CRDs\n");
        case REMOVED -> out.append(" is only in the old CRDs\n");
        case CHANGED -> {
          out.append('\n');
          DiffText.lines(difference.changes())
              .forEach(line -> out.append("  ").append(line).append('\n'));
        }
      }
    }
    return out.toString();
  }

  static String json(List<CrdDifference> differences) {
    ObjectNode root = Json.object();
    ArrayNode crds = root.putArray("crds");
    for (CrdDifference difference : differences) {
      ObjectNode crd = crds.addObject();
      crd.put("name", difference.crd());
      crd.put("change", name(difference.kind()));
      ArrayNode changes = crd.putArray("changes");
      for (Change change : difference.changes()) {
        ObjectNode node = changes.addObject();
        node.put("path", change.path().toString());
        node.put("change", name(change.kind()));
        if (change.before() != null) {
          node.set("before", Json.node(change.before()));
        }
        if (change.after() != null) {
          node.set("after", Json.node(change.after()));
        }
      }
    }
    return Json.print(root) + "\n";
  }

  private static String name(Change.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
