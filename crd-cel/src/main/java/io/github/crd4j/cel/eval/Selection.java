package io.github.crd4j.cel.eval;

import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.MapValue;
import io.github.crd4j.cel.value.OptionalValue;
import io.github.crd4j.cel.value.Texts;
import io.github.crd4j.cel.value.UintValue;
import io.github.crd4j.cel.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Fields of objects, values of maps, items of lists.
 *
 * <p>Follows {@code refQualify} and {@code applyQualifiers} in {@code
 * github.com/google/cel-go/interpreter/attributes.go}.
 */
final class Selection {

  private Selection() {}

  /**
   * {@code holder.key}, {@code holder[key]}, {@code holder.?key} or {@code holder[?key]}; what is
   * selected from an optional is optional again.
   */
  static Value select(Value holder, Value key, boolean optional) {
    Value object = holder;
    boolean lenient = optional;
    if (holder instanceof OptionalValue maybe) {
      if (!maybe.hasValue()) {
        return OptionalValue.NONE;
      }
      object = maybe.get();
      lenient = true;
    }
    Value found = find(object, key);
    if (lenient) {
      return found == null ? OptionalValue.NONE : new OptionalValue(found.present());
    }
    if (found == null) {
      throw object instanceof ListValue
          ? EvalError.indexOutOfBounds(key)
          : EvalError.noSuchKey(key);
    }
    return found.present();
  }

  /** {@code has(holder.key)}. */
  static boolean has(Value holder, Value key) {
    Value found = select(holder, key, true);
    return found instanceof OptionalValue optional && optional.hasValue();
  }

  private static @Nullable Value find(Value object, Value key) {
    if (object instanceof MapValue map) {
      return map.find(key);
    }
    if (object instanceof ListValue list) {
      long index = index(key);
      if (index < 0 || index >= list.size()) {
        return null;
      }
      if (list instanceof TypedList && !(key instanceof IntValue)) {
        throw new EvalError("unsupported index: " + Texts.plain(key));
      }
      return list.items().get((int) index);
    }
    return null;
  }

  private static long index(Value key) {
    if (key instanceof IntValue number) {
      return number.value();
    }
    if (key instanceof UintValue number && number.bits() >= 0) {
      return number.bits();
    }
    if (key instanceof DoubleValue number
        && number.value() == Math.rint(number.value())
        && Math.abs(number.value()) < 0x1p63) {
      return (long) number.value();
    }
    boolean numeric = key instanceof UintValue || key instanceof DoubleValue;
    throw new EvalError(
        numeric
            ? "unsupported index value " + Texts.plain(key) + " in list"
            : "unsupported index type '" + key.typeName() + "' in list");
  }
}
