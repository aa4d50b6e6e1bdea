package io.github.crd4j.cel.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A map made in a rule. Its keys may be of several types; 1, 1u and 1.0 find each other. */
public final class PlainMap implements MapValue {

  public static final PlainMap EMPTY = new PlainMap(Map.of());

  private final Map<Value, Value> entries;

  public PlainMap(Map<Value, Value> entries) {
    this.entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
  }

  public Map<Value, Value> entries() {
    return entries;
  }

  @Override
  public int size() {
    return entries.size();
  }

  @Override
  public List<Value> keys() {
    return List.copyOf(entries.keySet());
  }

  @Override
  public @Nullable Value find(Value key) {
    Value found = entries.get(key);
    if (found != null) {
      return found;
    }
    if (key instanceof DoubleValue number) {
      Long exactInt = Numbers.exactInt(number.value());
      Value asInt = exactInt == null ? null : entries.get(new IntValue(exactInt));
      if (asInt != null) {
        return asInt;
      }
      Long exactUint = Numbers.exactUint(number.value());
      return exactUint == null ? null : entries.get(new UintValue(exactUint));
    }
    if (key instanceof IntValue number) {
      return number.value() < 0 ? null : entries.get(new UintValue(number.value()));
    }
    if (key instanceof UintValue number) {
      return number.bits() < 0 ? null : entries.get(new IntValue(number.bits()));
    }
    return null;
  }

  @Override
  public boolean equalTo(Value other) {
    if (!(other instanceof MapValue map) || map.size() != size()) {
      return false;
    }
    for (Map.Entry<Value, Value> entry : entries.entrySet()) {
      Value theirs;
      try {
        theirs = map.find(entry.getKey());
      } catch (EvalError e) {
        continue;
      }
      if (theirs == null || ListValue.differs(entry.getValue(), theirs)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return entries.toString();
  }
}
