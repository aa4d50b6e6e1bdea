package io.github.crd4j.testing.objects;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One branch of each {@code oneOf} and {@code anyOf} of an object.
 *
 * @param required what the chosen branches require
 * @param forbidden what only other branches of a {@code oneOf} require
 * @param chosen the branches, which may restrict properties
 */
record UnionBranch(Set<String> required, Set<String> forbidden, List<Schema> chosen) {

  static UnionBranch choose(Schema schema, Chance chance) {
    List<Schema> chosen = new ArrayList<>(schema.allOf());
    Set<String> forbidden = new HashSet<>();
    if (!schema.anyOf().isEmpty()) {
      chosen.add(chance.oneOf(schema.anyOf()));
    }
    if (!schema.oneOf().isEmpty()) {
      chosen.add(chance.oneOf(schema.oneOf()));
      schema.oneOf().forEach(branch -> forbidden.addAll(branch.required()));
    }
    Set<String> required = new HashSet<>();
    chosen.forEach(branch -> required.addAll(branch.required()));
    forbidden.removeAll(required);
    return new UnionBranch(required, forbidden, chosen);
  }

  boolean requires(String name) {
    return required.contains(name);
  }

  boolean forbids(String name) {
    return forbidden.contains(name);
  }

  /** The schema of a property, with the enum that a branch narrows it to. */
  Schema schema(String name, Schema property) {
    for (Schema branch : chosen) {
      Schema narrowed = branch.properties().get(name);
      if (narrowed != null && !narrowed.enumValues().isEmpty()) {
        return property.with(Keyword.ENUM, new JsonArray(narrowed.enumValues()));
      }
    }
    return property;
  }
}
