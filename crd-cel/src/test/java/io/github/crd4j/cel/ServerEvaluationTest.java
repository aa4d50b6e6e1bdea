package io.github.crd4j.cel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.cel.CelValidator.Violation;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Rules have the value, the error and the message that they have on the server. */
class ServerEvaluationTest {

  /** Refused by the schema before rules are looked at. */
  private static final String BEFORE_RULES = "error: in body";

  @Test
  void rulesEvaluateAsOnTheServer() {
    List<String> wrong = new ArrayList<>();
    for (List<String> line : Cases.read("cel-eval.txt", 4)) {
      if (line.get(3).startsWith(BEFORE_RULES)) {
        continue;
      }
      String ours = evaluate(line.get(1), line.get(2));
      if (!agrees(ours, line.get(3))) {
        wrong.add(ours + " instead of " + line.get(3) + " in " + line);
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static String evaluate(String schema, String value) {
    Schema root =
        Objects.requireNonNull(Cases.crd("x", Cases.schema(schema)).versions().get(0).schema());
    JsonValue object =
        new JsonObject(Map.of("spec", new JsonObject(Map.of("x", Yaml.read(value)))));
    List<Violation> violations = CelValidator.of(root, Cases.SERVER).validate(object, null);
    if (violations.isEmpty()) {
      return "ok";
    }
    Violation first = violations.get(0);
    return (first.error() ? "error: " : "message: ") + first.message();
  }

  private static boolean agrees(String ours, String server) {
    if (server.equals("false")) {
      return ours.startsWith("message: failed rule: ");
    }
    return server.startsWith("error: ")
        ? ours.startsWith("error: ") && ours.contains(server.substring("error: ".length()))
        : ours.equals(server);
  }
}
