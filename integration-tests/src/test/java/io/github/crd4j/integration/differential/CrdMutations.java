package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.json.MergePatch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Changes one thing in a CRD, mostly to the worse. */
final class CrdMutations {

  static final String[] CONVERSIONS = {
    "{strategy: None}",
    "{strategy: Webhook, webhook: {conversionReviewVersions: [v1], clientConfig: {url:"
        + " 'https://a.b/c'}}}",
    "{strategy: Webhook, webhook: {conversionReviewVersions: [v1, v1beta1], clientConfig: {service:"
        + " {name: a, namespace: b, path: /c, port: 8443}}}}",
    "{strategy: Webhook, webhook: {conversionReviewVersions: [v2], clientConfig: {service: {name:"
        + " '', namespace: b, path: c, port: 0}}}}",
    "{strategy: Webhook}",
    "{strategy: none}",
    "{}",
    "{strategy: None, webhook: {conversionReviewVersions: [v1]}}",
    "{strategy: Webhook, webhook: {conversionReviewVersions: [v1, v1], clientConfig: {url:"
        + " 'http://u@a.b/c?d#e'}}}",
    "{strategy: Webhook, webhook: {conversionReviewVersions: [], clientConfig: {url: 'https://a',"
        + " service: {name: a, namespace: b}}}}",
    "{strategy: Webhook, webhook: {conversionReviewVersions: [v1], clientConfig: {caBundle: '!'}}}"
  };

  static final String[] COLUMNS = {
    "[{name: A, type: string, jsonPath: .spec.a}]",
    "[{name: A, type: date, jsonPath: .metadata.creationTimestamp, priority: 1}]",
    "[{name: A, type: text, jsonPath: spec.a}]",
    "[{name: '', type: integer, format: int32, jsonPath: .spec}]",
    "[{name: A, type: number, format: x, jsonPath: ''}, {name: A, type: boolean, jsonPath: '.a['}]",
    "[]"
  };

  static final String[] SELECTIONS = {
    "[{jsonPath: .spec.a}]",
    "[{jsonPath: .spec.host}, {jsonPath: .spec.host}]",
    "[{jsonPath: .metadata.name}]",
    "[{jsonPath: .kind}, {jsonPath: .status.a}]",
    "[{jsonPath: spec.a}, {jsonPath: ''}]",
    "[{jsonPath: '.spec.a[0]'}, {jsonPath: '.spec[''a'']'}]",
    "[{jsonPath: .spec.a.b}, {jsonPath: .spec.b.c}, {jsonPath: .spec.c}]",
    "[{jsonPath: .spec.a}, {jsonPath: .spec.b}, {jsonPath: .spec.c}, {jsonPath: .spec.d},"
        + " {jsonPath: .spec.e}, {jsonPath: .spec.host}, {jsonPath: .spec.port}, {jsonPath:"
        + " .spec.size}, {jsonPath: .kind}]"
  };

  /** Merge patches of the CRD outside its versions. */
  private static final String[] OUTSIDE = {
    "{metadata: {name: gadgets.example.com}}",
    "{metadata: {name: '', labels: {a: b}}}",
    "{metadata: {labels: {'a b': c, d: 'e f'}}}",
    "{metadata: {annotations: {'a/b/c': d, '': e}}}",
    "{metadata: {name: widgets.example, annotations: {api-approved.kubernetes.io: unapproved}},"
        + " spec: {group: example}}",
    "{metadata: {name: widgets.a.k8s.io}, spec: {group: a.k8s.io}}",
    "{metadata: {name: widgets.a.k8s.io, annotations: {api-approved.kubernetes.io: 'https://a/b'}},"
        + " spec: {group: a.k8s.io}}",
    "{metadata: {namespace: default}}",
    "{metadata: {finalizers: [a, a/b, 'c d/e'], generateName: widgets-}}",
    "{metadata: {name: null, generateName: widgets.example.com}}",
    "{metadata: {ownerReferences: [{apiVersion: v1, kind: Pod, name: a, uid: b}]}}",
    "{metadata: {ownerReferences: [{apiVersion: '', kind: '', name: '', uid: ''}]}}",
    "{spec: {group: Example.com}}",
    "{spec: {group: ''}}",
    "{spec: {scope: Cluster}}",
    "{spec: {scope: cluster}}",
    "{spec: {scope: null}}",
    "{spec: {names: {plural: Widgets}}}",
    "{spec: {names: {plural: ''}}}",
    "{spec: {names: {singular: Widget, shortNames: [w, w, W, ''], categories: [all, 'a b']}}}",
    "{spec: {names: {kind: widget, listKind: widget}}}",
    "{spec: {names: {kind: Wid_get}}}",
    "{spec: {names: {kind: ''}}}",
    "{spec: {names: {kind: 1a, listKind: 'List'}}}",
    "{spec: {names: {kind: WidgetWithAnExtremelyLongKindNameThatIsExactlySixtyCharsLongXX}}}",
    "{spec: {names: {listKind: widgetList, singular: ''}}}",
    "{spec: {names: null}}",
    "{spec: {versions: []}}",
    "{spec: {preserveUnknownFields: true}}",
    "{spec: {preserveUnknownFields: false}}",
    "{status: {storedVersions: [v0]}}"
  };

  /** Merge patches of a version. */
  private static final String[] VERSION = {
    "{name: v1.2}",
    "{name: V1}",
    "{name: v1}",
    "{name: v2}",
    "{name: ''}",
    "{name: stable}",
    "{served: false}",
    "{served: null}",
    "{storage: false}",
    "{storage: true}",
    "{storage: null}",
    "{schema: null}",
    "{deprecated: true, deprecationWarning: \"use v2\"}",
    "{deprecationWarning: x}",
    "{deprecated: true, deprecationWarning: \"a\\tb\"}",
    "{deprecated: true, deprecationWarning: ''}",
    "{subresources: {status: {}}}",
    "{subresources: {}}",
    "{subresources: null}",
    "{subresources: {scale: {}}}",
    "{subresources: {scale: {specReplicasPath: .spec.a, statusReplicasPath: .status.a}}}",
    "{subresources: {scale: {specReplicasPath: .status.a, statusReplicasPath: status,"
        + " labelSelectorPath: .x}}}",
    "{subresources: {status: {}, scale: {specReplicasPath: '.spec.a[0]', statusReplicasPath:"
        + " '.status.', labelSelectorPath: .spec.s}}}"
  };

  private final Dice dice;
  private final KeywordValues keywords;

  CrdMutations(Dice dice) {
    this.dice = dice;
    this.keywords = new KeywordValues(dice);
  }

  /** {@code crd} with one change. */
  JsonValue mutate(JsonValue crd) {
    int kind = dice.below(100);
    if (kind < 12) {
      return MergePatch.apply(crd, Wire.yaml(dice.pick(OUTSIDE)));
    }
    List<List<Object>> versions = matching(crd, path -> path.size() == 3 && isBelowVersions(path));
    if (kind < 28) {
      return versions.isEmpty() ? crd : Edit.replaced(crd, dice.pick(versions), this::inVersion);
    }
    if (kind < 30) {
      JsonObject spec = JsonObject.EMPTY.with("conversion", Wire.yaml(dice.pick(CONVERSIONS)));
      return MergePatch.apply(crd, JsonObject.EMPTY.with("spec", spec));
    }
    if (kind < 33) {
      List<Object> any = dice.pick(Edit.paths(crd));
      // Of another kind it would not be a CRD.
      return any.size() < 2
          ? crd
          : dice.chance(50)
              ? Edit.removed(crd, any)
              : Edit.replaced(crd, any, old -> Wire.yaml(dice.pick("''", "1", "[]", "{}", "null")));
    }
    List<List<Object>> schemas = matching(crd, CrdMutations::isSchema);
    return schemas.isEmpty()
        ? crd
        : Edit.replaced(
            crd,
            dice.pick(schemas),
            schema ->
                schema instanceof JsonObject object ? inSchema(object, crd, schemas) : schema);
  }

  private JsonValue inVersion(JsonValue version) {
    return MergePatch.apply(
        version,
        switch (dice.below(4)) {
          case 0 ->
              JsonObject.EMPTY.with("additionalPrinterColumns", Wire.yaml(dice.pick(COLUMNS)));
          case 1 -> JsonObject.EMPTY.with("selectableFields", Wire.yaml(dice.pick(SELECTIONS)));
          default -> Wire.yaml(dice.pick(VERSION));
        });
  }

  private JsonValue inSchema(JsonObject schema, JsonValue crd, List<List<Object>> schemas) {
    List<String> names = new ArrayList<>(schema.members().keySet());
    return switch (dice.below(10)) {
      case 0 -> names.isEmpty() ? schema : SchemaGenerator.without(schema, dice.pick(names));
      case 1 -> {
        JsonValue other = Edit.find(crd, dice.pick(schemas));
        yield schema.with(
            "properties",
            (schema.get("properties") instanceof JsonObject properties
                    ? properties
                    : JsonObject.EMPTY)
                .with(PropertyNames.any(dice), other == null ? JsonObject.EMPTY : other));
      }
      case 2 -> {
        String rule = "x-kubernetes-validations";
        JsonValue made = new Expressions(dice).rule(schema, false);
        List<JsonValue> rules =
            new ArrayList<>(schema.get(rule) instanceof JsonArray old ? old.items() : List.of());
        rules.add(dice.chance(70) ? made : keywords.badRule());
        yield schema.with(rule, new JsonArray(rules));
      }
      case 3 -> schema.with("default", new ObjectGenerator(dice, 15).value(schema, 3));
      case 4 -> new Branches(dice).added(schema);
      default -> {
        String keyword = keywords.name();
        yield schema.with(keyword, keywords.value(keyword));
      }
    };
  }

  private static boolean isBelowVersions(List<Object> path) {
    return path.get(0).equals("spec") && path.get(1).equals("versions");
  }

  private static boolean isSchema(List<Object> path) {
    if (path.size() < 5 || !path.get(4).equals("openAPIV3Schema")) {
      return false;
    }
    for (int i = 5; i < path.size(); i++) {
      Object step = path.get(i);
      if (List.of("properties", "allOf", "anyOf", "oneOf").contains(step)) {
        i++;
        if (i == path.size()) {
          return false;
        }
      } else if (!List.of("items", "additionalProperties", "not").contains(step)) {
        return false;
      }
    }
    return true;
  }

  private static List<List<Object>> matching(JsonValue crd, Predicate<List<Object>> condition) {
    return Edit.paths(crd).stream().filter(condition).toList();
  }
}
