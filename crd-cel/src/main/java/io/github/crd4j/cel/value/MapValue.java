package io.github.crd4j.cel.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A map or an object. */
public interface MapValue extends Value {

  int size();

  /** The keys that loops go through. */
  List<Value> keys();

  /**
   * The value of {@code key}, or null if there is none.
   *
   * @throws EvalError if {@code key} is of a type that no key can have
   */
  @Nullable Value find(Value key);

  @Override
  default String typeName() {
    return "map";
  }
}
