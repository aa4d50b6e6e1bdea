package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.Value;

/** What one overload of a function does. */
@FunctionalInterface
public interface Implementation {

  /**
   * Calls the function.
   *
   * @param arguments receiver first, if there is one; of the declared types, except inside lists
   *     and maps
   * @throws io.github.crd4j.cel.value.EvalError if the server's function fails too
   */
  Value apply(Value[] arguments);
}
