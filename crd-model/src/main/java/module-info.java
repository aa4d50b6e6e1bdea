/**
 * The CustomResourceDefinition as immutable values, and all that follows from it without a
 * compiler.
 *
 * <p>This module does not read {@code java.compiler}: javac itself keeps the model free of it.
 */
@SuppressWarnings("requires-automatic") // RE2/J has no name of its own
module io.github.crd4j.model {
  requires static transitive org.jspecify;
  requires re2j;
  requires org.snakeyaml.engine;

  exports io.github.crd4j.admission;
  exports io.github.crd4j.diff;
  exports io.github.crd4j.json;
  exports io.github.crd4j.migration;
  exports io.github.crd4j.model;
  exports io.github.crd4j.plan;
  exports io.github.crd4j.regex;
  exports io.github.crd4j.rules;
  exports io.github.crd4j.yaml;
}
