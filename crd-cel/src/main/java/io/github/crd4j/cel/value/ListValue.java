package io.github.crd4j.cel.value;

import java.util.ArrayList;
import java.util.List;

/** A list without type of its own: equal to lists with equal items in the same order. */
public class ListValue implements Value {

  public static final ListValue EMPTY = new ListValue(List.of());

  private final List<Value> items;

  public ListValue(List<? extends Value> items) {
    this.items = List.copyOf(items);
  }

  /** The items; those that do not fit their schema are {@link ErrorValue}s. */
  public final List<Value> items() {
    return items;
  }

  public final int size() {
    return items.size();
  }

  @Override
  public final String typeName() {
    return "list";
  }

  @Override
  public boolean equalTo(Value other) {
    if (!(other instanceof ListValue list) || list.size() != size()) {
      return false;
    }
    for (int i = 0; i < size(); i++) {
      if (differs(items.get(i), list.items.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Items that cannot be compared do not count as different, as on the server. */
  static boolean differs(Value left, Value right) {
    try {
      return !Value.equal(left, right);
    } catch (EvalError e) {
      return false;
    }
  }

  /** {@code this + other}. */
  public Value plus(ListValue other) {
    List<Value> all = new ArrayList<>(items);
    all.addAll(other.items);
    return new ListValue(all);
  }

  /** {@code item in this}. */
  public boolean contains(Value item) {
    for (Value mine : items) {
      try {
        if (item.equalTo(mine.present())) {
          return true;
        }
      } catch (EvalError e) {
        // An item that cannot be compared is not the one that is looked for.
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return items.toString();
  }
}
