package io.github.crd4j.integration.differential;

import io.github.crd4j.cel.CelRules;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.ServerRules;
import java.util.ArrayList;
import java.util.List;

/** Generated schemas without the rules and defaults that the API server would refuse. */
final class RepairedSchemas {

  private static final int MAX_REPAIRS = 30;

  private RepairedSchemas() {}

  /** A version of a CRD; not always is everything bad gone. */
  static JsonObject version(Dice dice) {
    JsonObject schema = LooseSchemas.withCanary(new SchemaGenerator(dice).root(), "new");
    JsonValue version =
        Wire.object("{name: v1, served: true, storage: true}")
            .with("schema", JsonObject.EMPTY.with("openAPIV3Schema", schema));
    if (dice.chance(50)) {
      version = ((JsonObject) version).with("subresources", Wire.yaml("{status: {}}"));
    }
    for (int i = 0; i < MAX_REPAIRS; i++) {
      List<Finding> errors = errors(Kinds.crd("widgets", (JsonObject) version));
      List<Object> culprit = culprit(errors);
      if (culprit.isEmpty()) {
        break;
      }
      version = Edit.removed(version, culprit);
    }
    return (JsonObject) version;
  }

  static boolean isAccepted(JsonValue crd) {
    return errors(crd).isEmpty();
  }

  private static List<Finding> errors(JsonValue json) {
    Crd crd = Crd.fromJson(json, (path, problem) -> {});
    return ServerRules.check(crd, new CelRules(KubernetesVersion.NEWEST_KNOWN)).all().stream()
        .filter(Finding::isError)
        .toList();
  }

  /**
   * The rule or default that an error is about, as a path in the version; empty if there is none.
   */
  private static List<Object> culprit(List<Finding> errors) {
    for (Finding error : errors) {
      List<Object> path = new ArrayList<>();
      boolean isRule = false;
      // Less 'spec.versions[0]'.
      for (FieldPath.Step step : error.path().steps().subList(3, error.path().steps().size())) {
        if (step instanceof FieldPath.Index index) {
          path.add(index.index());
        } else {
          path.add(
              step instanceof FieldPath.Field field ? field.name() : ((FieldPath.Key) step).key());
        }
        boolean isKeyword = step instanceof FieldPath.Field;
        if (isRule || (isKeyword && path.get(path.size() - 1).equals("default"))) {
          return path;
        }
        isRule = isKeyword && path.get(path.size() - 1).equals("x-kubernetes-validations");
      }
    }
    return List.of();
  }
}
