package io.github.crd4j.cel.eval;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.Value;
import java.util.List;

/**
 * A list of data, whose items keep their order.
 *
 * <p>Follows {@code unstructuredList} in {@code
 * k8s.io/apiserver/pkg/cel/common/valuesunstructured.go}.
 */
class TypedList extends ListValue {

  TypedList(List<Value> items) {
    super(items);
  }

  static ListValue listOrError(Value other) {
    if (!(other instanceof ListValue list)) {
      throw EvalError.noSuchOverload();
    }
    return list;
  }

  @Override
  public boolean equalTo(Value other) {
    ListValue list = listOrError(other);
    if (list.size() != size()) {
      return false;
    }
    for (int i = 0; i < size(); i++) {
      if (!items().get(i).present().equalTo(list.items().get(i).present())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean contains(Value item) {
    EvalError error = null;
    for (Value mine : items()) {
      try {
        if (mine.present().equalTo(item)) {
          return true;
        }
      } catch (EvalError e) {
        error = error == null ? e : error;
      }
    }
    if (error != null) {
      throw error;
    }
    return false;
  }
}
