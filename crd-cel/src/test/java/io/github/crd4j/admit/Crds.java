package io.github.crd4j.admit;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;

/** Small CRDs and objects for tests. */
final class Crds {

  private Crds() {}

  /** Of a kind Widget with these properties, in flow style, at the root. */
  static Crd withProperties(String properties, String subresources) {
    String text =
        """
        apiVersion: apiextensions.k8s.io/v1
        kind: CustomResourceDefinition
        metadata: {name: widgets.example.com}
        spec:
          group: example.com
          scope: Namespaced
          names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
          versions:
          - name: v1
            served: true
            storage: true
            subresources: %s
            schema:
              openAPIV3Schema: {type: object, properties: %s}
        """
            .formatted(subresources, properties);
    try {
      return CrdYamlReader.read("widgets.yaml", text).get(0).crd();
    } catch (YamlException e) {
      throw new IllegalArgumentException(e.problem(), e);
    }
  }

  static Admission admission(String properties, String subresources) {
    return Admission.of(
        withProperties(properties, subresources), "v1", KubernetesVersion.NEWEST_KNOWN);
  }

  /** A widget called {@code w} with these other members. */
  static JsonObject widget(String members) {
    return ((JsonObject) parse(members))
        .with("apiVersion", new JsonString("example.com/v1"))
        .with("kind", new JsonString("Widget"))
        .with("metadata", parse("{name: w}"));
  }

  static JsonValue parse(String yaml) {
    try {
      return YamlReader.read(yaml).get(0).value();
    } catch (YamlException e) {
      throw new IllegalArgumentException(e.problem(), e);
    }
  }
}
