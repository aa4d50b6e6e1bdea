package io.github.crd4j.cel.eval;

import io.github.crd4j.cel.value.Value;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A variable of a loop; looks for others in the loops around it. */
final class Scope {

  private final @Nullable Scope outer;
  private final String name;
  private @Nullable Value value;
  private @Nullable Supplier<Value> initializer;

  private Scope(@Nullable Scope outer, String name) {
    this.outer = outer;
    this.name = name;
  }

  static Scope of(@Nullable Scope outer, String name, Value value) {
    Scope scope = new Scope(outer, name);
    scope.value = value;
    return scope;
  }

  /** A variable whose value is computed when it is first asked for. */
  static Scope lazy(@Nullable Scope outer, String name, Supplier<Value> initializer) {
    Scope scope = new Scope(outer, name);
    scope.initializer = initializer;
    return scope;
  }

  void set(Value value) {
    this.value = value;
    this.initializer = null;
  }

  private Value get() {
    if (initializer != null) {
      value = initializer.get();
      initializer = null;
    }
    if (value == null) {
      throw new IllegalStateException(name + " has no value");
    }
    return value;
  }

  static @Nullable Value find(@Nullable Scope scope, String name) {
    for (Scope s = scope; s != null; s = s.outer) {
      if (s.name.equals(name)) {
        return s.get();
      }
    }
    return null;
  }
}
