package io.github.crd4j.rules;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.json.MergePatch;
import io.github.crd4j.model.Crd;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Puts a part of a CRD into its place in a CRD that is otherwise good. */
public final class Placement {

  private static final String BASE =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: widgets.example.com}
      spec:
        group: example.com
        scope: Namespaced
        names: {plural: widgets, kind: Widget}
        versions:
        - name: v1
          served: true
          storage: true
          schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {x: {type: string}}}}}}
      """;

  private Placement() {}

  /** What was read, and whether the API server could read it. */
  record Placed(Crd crd, List<String> problems) {}

  /** The base CRD with {@code yaml} where {@code form} says. */
  static Placed place(String form, String yaml) {
    List<String> problems = new ArrayList<>();
    Crd read =
        Crd.fromJson(json(form, yaml), (path, problem) -> problems.add(path + ": " + problem));
    return new Placed(read, problems);
  }

  /** The base CRD as JSON with {@code yaml} where {@code form} says. */
  public static JsonValue json(String form, String yaml) {
    JsonValue part = parse(yaml);
    JsonObject crd = (JsonObject) parse(BASE);
    JsonObject spec = (JsonObject) Objects.requireNonNull(crd.get("spec"));
    JsonObject version =
        (JsonObject) ((JsonArray) Objects.requireNonNull(spec.get("versions"))).items().get(0);
    return switch (form) {
      case "crd" -> MergePatch.apply(crd, part);
      case "ver" -> inVersion(crd, spec, MergePatch.apply(version, part));
      case "root" -> inVersion(crd, spec, withSchema(version, part));
      case "spec" -> inVersion(crd, spec, withSchema(version, object("spec", part)));
      case "x" -> inVersion(crd, spec, withSchema(version, object("spec", object("x", part))));
      default -> throw new IllegalArgumentException(form);
    };
  }

  private static JsonObject inVersion(JsonObject crd, JsonObject spec, JsonValue version) {
    return crd.with("spec", spec.with("versions", new JsonArray(List.of(version))));
  }

  private static JsonObject withSchema(JsonObject version, JsonValue schema) {
    return version.with("schema", JsonObject.EMPTY.with("openAPIV3Schema", schema));
  }

  /** The schema of an object with one property. */
  private static JsonObject object(String property, JsonValue schema) {
    return JsonObject.EMPTY
        .with("type", new JsonString("object"))
        .with("properties", JsonObject.EMPTY.with(property, schema));
  }

  static JsonValue parse(String yaml) {
    try {
      return YamlReader.read(yaml).get(0).value();
    } catch (YamlException e) {
      throw new IllegalArgumentException(yaml, e);
    }
  }
}
