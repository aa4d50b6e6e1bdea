package io.github.crd4j.model;

import java.util.Collection;

/**
 * Hears of everything in a JSON tree that does not fit the type it is decoded into: what the API
 * server refuses with status 400 before it looks at any rule.
 */
@FunctionalInterface
public interface DecodeProblems {

  void report(FieldPath path, String problem);

  /**
   * Hears of a field that the type at its place does not have.
   *
   * @param path of the field
   * @param name of the field
   * @param known the fields that there are
   */
  default void unknownField(FieldPath path, String name, Collection<String> known) {
    report(path, "unknown field \"" + name + "\"");
  }
}
