/**
 * The CustomResourceDefinition as immutable values, and all that follows from it without a
 * compiler.
 *
 * <p>This module does not read {@code java.compiler}: javac itself keeps the model free of it.
 */
module io.github.crd4j.model {
  requires static transitive org.jspecify;
  requires org.snakeyaml.engine;

  exports io.github.crd4j.diff;
  exports io.github.crd4j.json;
  exports io.github.crd4j.model;
  exports io.github.crd4j.rules;
  exports io.github.crd4j.yaml;
}
