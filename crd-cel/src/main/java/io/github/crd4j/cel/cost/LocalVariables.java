package io.github.crd4j.cel.cost;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The variables of the loops around an expression; inner ones hide outer ones of the same name. */
final class LocalVariables {

  private final Map<String, Deque<Variable>> byName = new HashMap<>();

  /**
   * A variable of a loop.
   *
   * @param size null if unknown
   * @param entrySize of the entries if it is a list or map made in the rule, else null
   */
  record Variable(Path path, @Nullable Size size, @Nullable EntrySize entrySize) {}

  void push(String name, Variable variable) {
    byName.computeIfAbsent(name, n -> new ArrayDeque<>()).push(variable);
  }

  void pop(String name) {
    byName.getOrDefault(name, new ArrayDeque<>()).pop();
  }

  @Nullable Variable find(String name) {
    Deque<Variable> variables = byName.get(name);
    return variables == null ? null : variables.peek();
  }
}
