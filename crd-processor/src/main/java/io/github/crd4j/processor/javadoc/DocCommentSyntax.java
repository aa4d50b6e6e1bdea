package io.github.crd4j.processor.javadoc;

/** The language in which a documentation comment is written. */
enum DocCommentSyntax {
  /** Between slash-star-star and star-slash. */
  HTML,

  /** In lines that begin with three slashes (JEP 467, JDK 23). */
  MARKDOWN
}
