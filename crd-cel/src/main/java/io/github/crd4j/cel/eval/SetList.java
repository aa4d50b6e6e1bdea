package io.github.crd4j.cel.eval;

import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.MapValue;
import io.github.crd4j.cel.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A list of type set: equal to lists with the same items in any order.
 *
 * <p>Follows {@code unstructuredSetList} in {@code
 * k8s.io/apiserver/pkg/cel/common/valuesunstructured.go}.
 */
final class SetList extends TypedList {

  SetList(List<Value> items) {
    super(items);
  }

  @Override
  public boolean equalTo(Value other) {
    ListValue list = listOrError(other);
    if (list.size() != size()) {
      return false;
    }
    Set<Object> mine = keys(items());
    Set<Object> seen = new HashSet<>();
    for (Value item : list.items()) {
      Object key = key(item);
      if (!mine.contains(key)) {
        return false;
      }
      seen.add(key);
    }
    return seen.size() == mine.size();
  }

  @Override
  public Value plus(ListValue other) {
    Set<Object> keys = keys(items());
    List<Value> union = new ArrayList<>(items());
    for (Value item : other.items()) {
      if (keys.add(key(item))) {
        union.add(item);
      }
    }
    return new SetList(union);
  }

  private static Set<Object> keys(List<Value> items) {
    Set<Object> keys = new HashSet<>();
    items.forEach(item -> keys.add(key(item)));
    return keys;
  }

  /** Items are the same if they are of the same type and value. */
  private static Object key(Value item) {
    if (item.present() instanceof ListValue || item instanceof MapValue) {
      throw new EvalError("listSet operations are only supported on lists of scalar values");
    }
    return item instanceof DoubleValue number && number.value() == 0 ? new DoubleValue(0) : item;
  }
}
