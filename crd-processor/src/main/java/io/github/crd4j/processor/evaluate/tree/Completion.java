package io.github.crd4j.processor.evaluate.tree;

import org.jspecify.annotations.Nullable;

/**
 * How a statement ends.
 *
 * @param value what is returned or yielded
 */
record Completion(Kind kind, @Nullable Object value) {

  enum Kind {
    NORMAL,
    RETURN,
    YIELD,
    BREAK,
    CONTINUE
  }

  static final Completion NORMAL = new Completion(Kind.NORMAL, null);
  static final Completion BREAK = new Completion(Kind.BREAK, null);
  static final Completion CONTINUE = new Completion(Kind.CONTINUE, null);

  boolean isNormal() {
    return kind == Kind.NORMAL;
  }

  /** Whether it leaves more than the loop around it. */
  boolean leaves() {
    return kind == Kind.RETURN || kind == Kind.YIELD;
  }
}
