package io.github.crd4j.integration.differential;

import io.github.crd4j.model.CelIdentifier;
import java.util.List;

/** Names of properties: ordinary ones, and those that mean something to YAML, CEL or Kubernetes. */
final class PropertyNames {

  static final List<String> ORDINARY = List.of("a", "b", "c", "d", "e", "host", "port", "size");

  private static final List<String> ODD =
      List.of(
          "name",
          "kind",
          "apiVersion",
          "metadata",
          "spec",
          "status",
          "type",
          "namespace",
          "in",
          "self",
          "a-b",
          "a.b",
          "a/b",
          "a__b",
          "__x",
          "1a",
          "a$b",
          "\u00e9",
          "items",
          "default",
          "properties",
          "if",
          "dyn",
          "int",
          "null",
          "oldSelf",
          "A",
          "a b",
          "$ref",
          "x[0]");

  private PropertyNames() {}

  static String any(Dice dice) {
    return dice.pick(dice.chance(85) ? ORDINARY : ODD);
  }

  /** How an expression selects {@code name}, which not every name allows. */
  static String selected(String name) {
    String escaped = CelIdentifier.of(name);
    return escaped == null ? "`" + name + "`" : escaped;
  }
}
