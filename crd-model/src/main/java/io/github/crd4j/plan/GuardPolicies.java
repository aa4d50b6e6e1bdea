package io.github.crd4j.plan;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Admission policies that make the kept values of other versions read-only.
 *
 * <p>Without one, a client that replaces an object in one version erases what only another version
 * has, and one that edits its annotations forges it, the status included.
 */
public final class GuardPolicies {

  private static final String API_VERSION = "admissionregistration.k8s.io/v1";

  private static final String HAS_ANNOTATIONS =
      "has(object.metadata.annotations) || variables.was.size() == 0 ? [] : [JSONPatch{op: 'add',"
          + " path: '/metadata/annotations', value: {}}]";
  private static final String PUT_BACK =
      "variables.was.filter(k, !(k in variables.now) || variables.now[k] != variables.was[k])"
          + ".map(k, JSONPatch{op: 'add', path: '/metadata/annotations/' +"
          + " jsonpatch.escapeKey(k), value: variables.was[k]})";
  private static final String TAKE_OUT =
      "variables.now.filter(k, (%s) && !(k in variables.was)).map(k, JSONPatch{op: 'remove', path:"
          + " '/metadata/annotations/' + jsonpatch.escapeKey(k)})";

  private final Crd crd;
  private final Set<String> owners = new TreeSet<>();

  private GuardPolicies(Crd crd, ConversionPlan plan) {
    this.crd = crd;
    for (SpokePlan spoke : plan.spokes()) {
      if (spoke.keepsHubValues()) {
        owners.add(spoke.hub());
      }
      if (spoke.keepsSpokeValues()) {
        owners.add(spoke.spoke());
      }
    }
  }

  /**
   * MutatingAdmissionPolicies with their bindings, which put kept values back as they were; for
   * servers with that kind, as 1.37 is. None if nothing is kept.
   */
  public static List<JsonObject> mutating(Crd crd, ConversionPlan plan) {
    return new GuardPolicies(crd, plan).all("MutatingAdmissionPolicy");
  }

  /**
   * ValidatingAdmissionPolicies with their bindings, which refuse updates that change kept values;
   * for Kubernetes 1.30 and later. None if nothing is kept.
   */
  public static List<JsonObject> validating(Crd crd, ConversionPlan plan) {
    return new GuardPolicies(crd, plan).all("ValidatingAdmissionPolicy");
  }

  private List<JsonObject> all(String kind) {
    List<JsonObject> documents = new ArrayList<>();
    for (CrdVersion version : crd.versions()) {
      List<String> others = owners.stream().filter(o -> !o.equals(version.name())).toList();
      if (version.served() && !others.isEmpty()) {
        String name = "kept-values." + version.name() + "." + crd.name();
        documents.add(policy(kind, name, version, others));
        documents.add(binding(kind, name));
      }
    }
    return documents;
  }

  private JsonObject policy(String kind, String name, CrdVersion version, List<String> others) {
    boolean mutates = kind.startsWith("Mutating");
    String isKept =
        others.stream()
            .map(owner -> "k.startsWith('" + owner + ".kept." + crd.group() + "/')")
            .collect(Collectors.joining(" || "));
    Map<String, JsonValue> spec = new LinkedHashMap<>();
    spec.put("failurePolicy", new JsonString("Fail"));
    spec.put("matchConstraints", matchConstraints(version));
    spec.put(
        "variables",
        list(
            variable(
                "was",
                "oldObject.metadata.?annotations.orValue({}).transformMap(k, v, "
                    + isKept
                    + ", v)"),
            variable("now", "object.metadata.?annotations.orValue({})")));
    if (mutates) {
      spec.put("reinvocationPolicy", new JsonString("Never"));
      String patch = "(" + HAS_ANNOTATIONS + ") + " + PUT_BACK + " + " + TAKE_OUT.formatted(isKept);
      spec.put(
          "mutations",
          list(
              object(
                  "patchType",
                  new JsonString("JSONPatch"),
                  "jsonPatch",
                  object("expression", new JsonString(patch)))));
    } else {
      spec.put(
          "validations",
          list(
              object(
                  "expression",
                  new JsonString(
                      "variables.was.all(k, k in variables.now && variables.now[k] =="
                          + " variables.was[k])"
                          + " && variables.now.all(k, !("
                          + isKept
                          + ") || k in variables.was)"),
                  "message",
                  new JsonString(
                      "annotations that hold values of another version cannot be changed in "
                          + version.name()))));
    }
    return document(kind, name, new JsonObject(spec));
  }

  private JsonObject matchConstraints(CrdVersion version) {
    return object(
        "matchPolicy",
        new JsonString("Exact"),
        "resourceRules",
        list(
            object(
                "apiGroups",
                strings(crd.group()),
                "apiVersions",
                strings(version.name()),
                "operations",
                strings("UPDATE"),
                "resources",
                strings(crd.names().plural()))));
  }

  private static JsonObject binding(String kind, String name) {
    boolean mutates = kind.startsWith("Mutating");
    return document(
        kind + "Binding",
        name,
        mutates
            ? object("policyName", new JsonString(name))
            : object("policyName", new JsonString(name), "validationActions", strings("Deny")));
  }

  private static JsonObject document(String kind, String name, JsonObject spec) {
    return object(
        "apiVersion",
        new JsonString(API_VERSION),
        "kind",
        new JsonString(kind),
        "metadata",
        object("name", new JsonString(name)),
        "spec",
        spec);
  }

  private static JsonObject variable(String name, String expression) {
    return object("name", new JsonString(name), "expression", new JsonString(expression));
  }

  private static JsonArray strings(String... texts) {
    return new JsonArray(Arrays.stream(texts).<JsonValue>map(JsonString::new).toList());
  }

  private static JsonArray list(JsonValue... items) {
    return new JsonArray(List.of(items));
  }

  private static JsonObject object(Object... namesAndValues) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      members.put((String) namesAndValues[i], (JsonValue) namesAndValues[i + 1]);
    }
    return new JsonObject(members);
  }
}
