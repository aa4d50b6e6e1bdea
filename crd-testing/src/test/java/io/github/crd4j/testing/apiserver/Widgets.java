package io.github.crd4j.testing.apiserver;

import java.util.Locale;

/** A small CRD, and objects of it, in a group that each test class chooses. */
record Widgets(String group) {
  String name() {
    return name("Widget");
  }

  String name(String kind) {
    return kind.toLowerCase(Locale.ROOT) + "s." + group;
  }

  String crd() {
    return crd("Widget");
  }

  String crd(String kind) {
    return """
        apiVersion: apiextensions.k8s.io/v1
        kind: CustomResourceDefinition
        metadata:
          name: %s
        spec:
          group: %s
          names:
            kind: %s
            plural: %ss
          scope: Namespaced
          versions:
          - name: v1
            served: true
            storage: true
            additionalPrinterColumns:
            - name: Size
              type: integer
              jsonPath: .spec.size
            - name: Colour
              type: string
              description: Shown in wide output only.
              priority: 1
              jsonPath: .spec.colour
            schema:
              openAPIV3Schema:
                type: object
                properties:
                  spec:
                    type: object
                    properties:
                      colour:
                        type: string
                        default: red
                      size:
                        type: integer
                        minimum: 1
        """
        .formatted(name(kind), group, kind, kind.toLowerCase(Locale.ROOT));
  }

  /** An object whose spec is in YAML's flow style. */
  RequestBody widget(String name, String spec) {
    return RequestBody.yaml(
        """
        apiVersion: %s/v1
        kind: Widget
        metadata:
          name: %s
        spec: %s
        """
            .formatted(group, name, spec));
  }

  ApiPath objects() {
    return ApiPath.resource(group, "v1", "widgets").namespace("default");
  }
}
