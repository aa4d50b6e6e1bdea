package io.github.crd4j.integration.differential;

import io.github.crd4j.admit.Admission;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Makes kinds and has the API server serve them.
 *
 * <p>Each is created with a schema that says little more than types; objects are stored; then the
 * schema gets all its keywords, so that updates meet stored objects that would be refused by now.
 */
final class Kinds {

  private static final int OBJECTS = 3;
  private static final ApiPath CRDS =
      ApiPath.resource("apiextensions.k8s.io", "v1", "customresourcedefinitions");

  private final ApiClient client;

  Kinds(ApiClient client) {
    this.client = client;
  }

  /** As many kinds as there are, with seeds from {@code seed} on. */
  List<Kind> install(int count, long seed) throws InterruptedException {
    Map<String, JsonObject> versions = new TreeMap<>();
    for (long at = seed; versions.size() < count; at++) {
      JsonObject version = RepairedSchemas.version(new Dice(at));
      String plural = "k" + at;
      if (RepairedSchemas.isAccepted(crd(plural, version))) {
        versions.put(plural, version);
      }
    }
    versions.forEach(
        (plural, version) ->
            client.create(CRDS, body(crd(plural, LooseSchemas.version(version)))).orThrow());
    awaitServed(versions.keySet());
    Map<String, List<String>> names = new TreeMap<>();
    versions.forEach((plural, version) -> names.put(plural, store(plural, version)));
    versions.forEach(
        (plural, version) ->
            client
                .mergePatch(CRDS.name(plural + "." + Kind.GROUP), body(patch(version)))
                .orThrow());
    List<Kind> kinds = new ArrayList<>();
    for (Map.Entry<String, JsonObject> entry : versions.entrySet()) {
      String plural = entry.getKey();
      awaitNewSchema(plural);
      kinds.add(kind(plural, entry.getValue(), names.getOrDefault(plural, List.of())));
    }
    return kinds;
  }

  /** Kinds with these versions, by plural; nothing is stored of them. */
  List<Kind> serve(Map<String, JsonObject> versions) throws InterruptedException {
    versions.forEach(
        (plural, version) -> client.create(CRDS, body(crd(plural, version))).orThrow());
    awaitServed(versions.keySet());
    List<Kind> kinds = new ArrayList<>();
    versions.forEach((plural, version) -> kinds.add(kind(plural, version, List.of())));
    return kinds;
  }

  private void awaitServed(Set<String> plurals) throws InterruptedException {
    CrdClient crds = new CrdClient(client);
    plurals.forEach(plural -> crds.awaitServed(plural + "." + Kind.GROUP));
    // Until then the server holds up each creation for as long.
    Thread.sleep(2500);
  }

  private List<String> store(String plural, JsonObject version) {
    List<String> names = new ArrayList<>();
    Dice dice = new Dice(plural.hashCode());
    for (int i = 0; i < 3 * OBJECTS && names.size() < OBJECTS; i++) {
      String labels = i % 2 == 0 ? "" : ", labels: {app: a}";
      JsonObject object =
          new ObjectGenerator(dice, 1)
              .resource(schema(version), Kind.API_VERSION, Kind.kind(plural))
              .with("metadata", Wire.yaml("{name: o" + i + labels + "}"))
              .with(LooseSchemas.CANARY, new JsonString("old"));
      if (client.create(Kind.objects(plural), body(object)).isSuccess()) {
        names.add("o" + i);
      }
    }
    return names;
  }

  private void awaitNewSchema(String plural) throws InterruptedException {
    JsonObject object =
        Wire.object("{metadata: {name: probe}}")
            .with("apiVersion", new JsonString(Kind.API_VERSION))
            .with("kind", new JsonString(Kind.kind(plural)))
            .with(LooseSchemas.CANARY, new JsonString("new"));
    for (int i = 0; i < 600; i++) {
      ApiResponse response = client.create(Kind.objects(plural).dryRun(), body(object));
      if (response.causes().stream().noneMatch(c -> c.field().equals(LooseSchemas.CANARY))) {
        return;
      }
      Thread.sleep(50);
    }
    throw new IllegalStateException(plural + " keeps its old schema");
  }

  private Kind kind(String plural, JsonObject version, List<String> names) {
    Crd crd =
        Crd.fromJson(
            crd(plural, version),
            (path, problem) -> {
              throw new IllegalStateException(path + ": " + problem);
            });
    List<JsonObject> stored = new ArrayList<>();
    for (String name : names) {
      ApiResponse response = client.get(Kind.objects(plural).name(name));
      stored.add((JsonObject) Wire.json(response.orThrow().toString()));
    }
    Admission admission = Admission.of(crd, "v1", KubernetesVersion.NEWEST_KNOWN);
    return new Kind(
        plural, schema(version), version.get("subresources") != null, admission, stored);
  }

  private static JsonObject schema(JsonObject version) {
    return (JsonObject) LooseSchemas.SCHEMA_OF.apply(version);
  }

  static JsonObject crd(String plural, JsonObject version) {
    JsonObject names =
        JsonObject.EMPTY
            .with("plural", new JsonString(plural))
            .with("kind", new JsonString(Kind.kind(plural)));
    JsonObject spec =
        Wire.object("{scope: Namespaced}")
            .with("group", new JsonString(Kind.GROUP))
            .with("names", names)
            .with("versions", new JsonArray(List.of(version)));
    return Wire.object("{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition}")
        .with("metadata", JsonObject.EMPTY.with("name", new JsonString(plural + "." + Kind.GROUP)))
        .with("spec", spec);
  }

  private static JsonObject patch(JsonObject version) {
    return JsonObject.EMPTY.with(
        "spec", JsonObject.EMPTY.with("versions", new JsonArray(List.of(version))));
  }

  private static RequestBody body(JsonValue value) {
    return RequestBody.json(Wire.text(value));
  }
}
