package io.github.crd4j.integration.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.differential.FunctionProbes.Probe;
import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every function compiles where it does on the server, and has the same value or fails. */
@WithApiServer
class FunctionsIT {

  private static final int BATCH = 120;
  private static final Pattern ERROR_AT =
      Pattern.compile(".*x-kubernetes-validations\\[(\\d+)\\]\\.(?:rule|messageExpression)");
  private static final Pattern OUTCOME =
      Pattern.compile("(?<fails>.*?)(?<name>#\\d+#)(?<value>.*)", Pattern.DOTALL);

  private final CrdJudges judges;
  private final Kinds kinds;
  private final ObjectJudges objects;

  FunctionsIT(ApiClient client) {
    this.judges = new CrdJudges(client);
    this.kinds = new Kinds(client);
    this.objects = new ObjectJudges(client);
  }

  @Test
  void everyFunctionIsTypedAndEvaluatedAsOnTheServer() throws InterruptedException {
    List<Probe> probes = new FunctionProbes(new Dice(Extent.seed())).all();
    List<String> wrong = new ArrayList<>();
    Map<String, JsonObject> versions = new TreeMap<>();
    for (int at = 0; at < probes.size(); at += BATCH) {
      List<Probe> batch = probes.subList(at, Math.min(at + BATCH, probes.size()));
      Set<Integer> bad = compile(at, batch, wrong);
      versions.put("f" + at, version(at, batch, bad));
    }
    int evaluated = 0;
    for (Kind kind : kinds.serve(versions)) {
      evaluated += evaluate(kind, probes, wrong);
    }
    assertThat(wrong).as("of %d calls, %d evaluated", probes.size(), evaluated).isEmpty();
    assertThat(evaluated).isGreaterThan(probes.size() / 2);
  }

  /** The probes that the server does not compile. */
  private Set<Integer> compile(int start, List<Probe> batch, List<String> wrong) {
    JsonObject crd = Kinds.crd("widgets", version(start, batch, Set.of()));
    Set<Integer> ours = refused(judges.ours(crd));
    Set<Integer> theirs = refused(judges.theirs(crd));
    for (int i = 0; i < batch.size(); i++) {
      if (ours.contains(i) != theirs.contains(i)) {
        wrong.add(
            (ours.contains(i) ? "only we refuse " : "only the server refuses ") + batch.get(i));
      }
    }
    theirs.addAll(ours);
    return theirs;
  }

  private static Set<Integer> refused(Verdict verdict) {
    Set<Integer> refused = new HashSet<>();
    for (String field : verdict.fields()) {
      Matcher error = ERROR_AT.matcher(field);
      if (error.matches()) {
        refused.add(Integer.parseInt(error.group(1)));
      }
    }
    return refused;
  }

  private int evaluate(Kind kind, List<Probe> probes, List<String> wrong) {
    JsonObject object =
        Wire.object("{apiVersion: x, kind: x, metadata: {name: one}}")
            .with("apiVersion", new JsonString(Kind.API_VERSION))
            .with("kind", new JsonString(kind.kind()))
            .with("spec", Wire.json(EdgeInputs.object()));
    Attempt attempt = new Attempt(kind, object, null, false);
    Map<String, String> ours = outcomes(objects.ours(attempt));
    Map<String, String> theirs = outcomes(objects.theirs(attempt));
    Set<String> names = new HashSet<>(ours.keySet());
    names.addAll(theirs.keySet());
    for (String name : names) {
      String our = String.valueOf(ours.get(name));
      String their = String.valueOf(theirs.get(name));
      if (!our.equals(their)) {
        Probe probe = probes.get(Integer.parseInt(name.replace("#", "")));
        wrong.add(probe + "\n    we:     " + our + "\n    server: " + their);
      }
    }
    return theirs.size();
  }

  /** What became of each probe: its value, or that it failed. */
  private static Map<String, String> outcomes(Verdict verdict) {
    Map<String, String> outcomes = new TreeMap<>();
    for (String line : verdict.words().split("\n(?=[^\n]*#\\d+#)", -1)) {
      Matcher outcome = OUTCOME.matcher(line);
      if (outcome.matches()) {
        boolean isError = outcome.group("fails").matches("(?s).*(evaluating rule: |for rule: )");
        outcomes.put(outcome.group("name"), isError ? "fails" : outcome.group("value"));
      }
    }
    return outcomes;
  }

  private static JsonObject version(int start, List<Probe> batch, Set<Integer> without) {
    List<JsonValue> rules = new ArrayList<>();
    for (int i = 0; i < batch.size(); i++) {
      if (!without.contains(i)) {
        String name = FunctionProbes.name(start + i);
        String expression = batch.get(i).expression();
        rules.add(
            JsonObject.EMPTY
                .with("rule", new JsonString("[dyn(" + expression + ")].size() > 5"))
                .with("message", new JsonString(name))
                .with(
                    "messageExpression",
                    new JsonString("'" + name + " %s'.format([dyn(" + expression + ")])")));
      }
    }
    JsonObject spec =
        Wire.object(
                """
                type: object
                properties:
                  strings: {type: array, maxItems: 20, items: {type: string, maxLength: 20}}
                  ints: {type: array, maxItems: 20, items: {type: integer}}
                  doubles: {type: array, maxItems: 20, items: {type: number}}
                  bools: {type: array, maxItems: 20, items: {type: boolean}}
                  missing: {type: array, maxItems: 20, items: {type: string, maxLength: 20}}
                """)
            .with("x-kubernetes-validations", new JsonArray(rules));
    JsonObject root =
        Wire.object("{type: object}").with("properties", JsonObject.EMPTY.with("spec", spec));
    return Wire.object("{name: v1, served: true, storage: true}")
        .with("schema", JsonObject.EMPTY.with("openAPIV3Schema", root));
  }
}
