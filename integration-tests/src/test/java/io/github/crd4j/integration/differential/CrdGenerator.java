package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** Makes CRDs, nearly all of them valid. */
final class CrdGenerator {

  private final Dice dice;
  private final SchemaGenerator schemas;

  CrdGenerator(Dice dice) {
    this.dice = dice;
    this.schemas = new SchemaGenerator(dice);
  }

  JsonObject crd() {
    List<JsonValue> versions = new ArrayList<>();
    JsonObject first = version("v1", true);
    versions.add(first);
    if (dice.chance(30)) {
      versions.add(
          dice.chance(40)
              ? first.with("name", new JsonString("v2")).with("storage", Wire.yaml("false"))
              : version("v2", false));
    }
    if (dice.chance(8)) {
      versions.add(version("v1beta1", false).with("deprecated", Wire.yaml("true")));
    }
    JsonObject spec =
        Wire.object(
                "{group: example.com, scope: Namespaced, names: {plural: widgets, kind: Widget}}")
            .with("versions", new JsonArray(versions));
    if (dice.chance(8)) {
      spec = spec.with("conversion", Wire.yaml(dice.pick(CrdMutations.CONVERSIONS)));
    }
    return Wire.object(
            "{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition,"
                + " metadata: {name: widgets.example.com}}")
        .with("spec", spec);
  }

  private JsonObject version(String name, boolean isStored) {
    JsonObject version =
        Wire.object("{served: true}")
            .with("name", new JsonString(name))
            .with("storage", Wire.yaml(String.valueOf(isStored)))
            .with("schema", JsonObject.EMPTY.with("openAPIV3Schema", schemas.root()));
    if (dice.chance(30)) {
      version = version.with("subresources", Wire.yaml("{status: {}}"));
    }
    if (dice.chance(8)) {
      version =
          version.with("additionalPrinterColumns", Wire.yaml(dice.pick(CrdMutations.COLUMNS)));
    }
    if (dice.chance(8)) {
      version = version.with("selectableFields", Wire.yaml(dice.pick(CrdMutations.SELECTIONS)));
    }
    return version;
  }
}
