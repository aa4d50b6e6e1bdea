package io.github.crd4j.cli;

import io.github.crd4j.processor.run.GenerateResult.Message;
import io.github.crd4j.rules.Severity;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Prints what came of {@code crd4j generate}. */
final class GenerateReport {

  private final GenerateOutcome outcome;
  private final @Nullable Path directory;

  /**
   * @param directory where files were to be written; null if they are printed
   */
  GenerateReport(GenerateOutcome outcome, @Nullable Path directory) {
    this.outcome = outcome;
    this.directory = directory;
  }

  /** The YAML, if it is to be printed and all is well. */
  String results() {
    return directory == null && outcome.errors() == 0
        ? String.join("---\n", outcome.files().values())
        : "";
  }

  /** One paragraph per message as compilers print them, then what was written. */
  String messages() {
    StringBuilder out = new StringBuilder();
    for (Message message : outcome.messages()) {
      if (message.file() != null) {
        out.append(message.file()).append(':').append(message.line());
        out.append(':').append(message.column()).append(": ");
      }
      out.append(severity(message)).append(": ");
      out.append(message.text().strip().replaceAll("\\R *", "\n  ")).append('\n');
    }
    long errors = outcome.errors();
    int warnings = outcome.messages().size() - (int) errors;
    if (errors > 0) {
      out.append(count(errors, "error"));
      out.append(warnings == 0 ? "" : " and " + count(warnings, "warning"));
      out.append(directory == null ? "; no CRD is printed\n" : "; no file is written\n");
    } else if (directory != null) {
      int unchanged = outcome.files().size() - outcome.written().size();
      out.append("wrote ").append(count(outcome.written().size(), "CRD")).append(" to ");
      out.append(directory).append(", ").append(unchanged).append(" unchanged\n");
    }
    return out.toString();
  }

  /** Everything as one object. */
  String json() {
    ObjectNode root = Json.object();
    ArrayNode crds = root.putArray("crds");
    if (outcome.errors() == 0) {
      outcome.files().forEach((file, yaml) -> addCrd(crds.addObject(), file, yaml));
    }
    ArrayNode messages = root.putArray("messages");
    for (Message message : outcome.messages()) {
      ObjectNode node = messages.addObject();
      node.put("severity", severity(message));
      if (message.rule() != null) {
        node.put("rule", message.rule());
      }
      if (message.file() != null) {
        node.put("file", message.file());
        node.put("line", message.line());
        node.put("column", message.column());
      }
      node.put("text", message.text().strip());
    }
    return Json.print(root);
  }

  private void addCrd(ObjectNode node, String file, String yaml) {
    node.put("name", GenerateOutcome.crdName(file));
    if (directory == null) {
      node.put("yaml", yaml);
    } else {
      node.put("file", directory.resolve(file).toString());
      node.put("written", outcome.written().contains(file));
    }
  }

  private static String severity(Message message) {
    return message.severity() == Severity.ERROR ? "error" : "warning";
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
