package io.github.crd4j.plan;

import java.util.List;

/**
 * What annotations say of the conversion of one CRD.
 *
 * @param mappings in any order
 * @param drops in any order
 */
public record Directives(List<Mapping> mappings, List<Drop> drops) {

  /** Nothing is said. */
  public static final Directives NONE = new Directives(List.of(), List.of());

  public Directives {
    mappings = List.copyOf(mappings);
    drops = List.copyOf(drops);
  }
}
