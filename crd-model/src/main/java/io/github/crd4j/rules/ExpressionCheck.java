package io.github.crd4j.rules;

import java.util.function.Predicate;

/**
 * Checks the expressions in a schema, which can only be understood where the schema itself is
 * sound.
 */
@FunctionalInterface
public interface ExpressionCheck {

  /** For those who have nothing to check. */
  ExpressionCheck NONE = (root, isSound, findings) -> {};

  /**
   * Looks at the schema of one version, of which structure and defaults are without error.
   *
   * @param root its root
   * @param isSound whether the API server looks at the expressions of a node: no other rule found
   *     an error at the node or below it
   * @param findings what is found goes here
   */
  void check(SchemaNode root, Predicate<SchemaNode> isSound, Findings findings);

  /**
   * Looks at the defaults of one version in which no other rule finds an error: what expressions
   * say of them. An error ends the check of this version.
   *
   * @param root its root
   * @param findings what is found goes here
   */
  default void checkDefaults(SchemaNode root, Findings findings) {}
}
