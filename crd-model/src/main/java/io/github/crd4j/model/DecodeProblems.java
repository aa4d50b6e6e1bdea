package io.github.crd4j.model;

/**
 * Hears of everything in a JSON tree that does not fit the type it is decoded into: what the API
 * server refuses with status 400 before it looks at any rule.
 */
@FunctionalInterface
public interface DecodeProblems {

  void report(FieldPath path, String problem);
}
