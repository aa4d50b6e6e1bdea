package io.github.crd4j.cli;

import io.github.crd4j.admit.AdmissionError;
import io.github.crd4j.admit.Admitted;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Excerpt;
import io.github.crd4j.yaml.YamlWriter;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Prints what becomes of objects. */
final class AdmitReport {

  /** An object and what becomes of it. */
  record Entry(SampleObject object, Admitted admitted) {}

  private AdmitReport() {}

  /** The objects that are stored, as YAML documents. */
  static String text(List<Entry> entries) {
    StringBuilder out = new StringBuilder();
    for (Entry entry : entries) {
      if (entry.admitted().isAccepted()) {
        out.append(out.isEmpty() ? "" : "---\n");
        out.append(YamlWriter.write(entry.admitted().stored()));
      }
    }
    return out.toString();
  }

  /** What is wrong, one line each: {@code file:line:column: error: path: message}. */
  static List<String> messages(List<Entry> entries) {
    List<String> lines = new ArrayList<>();
    for (Entry entry : entries) {
      SampleObject object = entry.object();
      Admitted admitted = entry.admitted();
      for (FieldPath path : admitted.pruned()) {
        lines.add(
            object.locate(path) + ": warning: unknown field '" + path + "' would not be stored");
      }
      for (FieldPath path : admitted.droppedMetadata()) {
        lines.add(
            object.locate(path)
                + ": warning: '"
                + path
                + "' is no field of metadata and would not be stored");
      }
      for (AdmissionError error : admitted.errors()) {
        lines.add(object.locate(error.place()) + ": error: " + error);
      }
    }
    return lines.stream().map(Excerpt::of).toList();
  }

  static String json(List<Entry> entries) {
    ArrayNode root = Json.array();
    for (Entry entry : entries) {
      ObjectNode node = root.addObject();
      node.set("stored", Json.node(entry.admitted().stored()));
      ArrayNode pruned = node.putArray("pruned");
      entry.admitted().pruned().forEach(path -> pruned.add(path.toString()));
      ArrayNode errors = node.putArray("errors");
      for (AdmissionError error : entry.admitted().errors()) {
        errors.addObject().put("path", error.path()).put("message", error.message());
      }
    }
    return Json.print(root) + "\n";
  }
}
