package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.Value;
import java.util.Map;

/** Lists as sets. */
final class SetFunctions {

  static final Map<String, Implementation> FUNCTIONS =
      Map.of(
          "list_sets_contains_list",
          a -> BoolValue.of(containsAll(Args.list(a[0]), Args.list(a[1]))),
          "list_sets_equivalent_list",
          a ->
              BoolValue.of(
                  containsAll(Args.list(a[0]), Args.list(a[1]))
                      && containsAll(Args.list(a[1]), Args.list(a[0]))),
          "list_sets_intersects_list",
          a -> BoolValue.of(intersects(Args.list(a[0]), Args.list(a[1]))));

  private SetFunctions() {}

  private static boolean containsAll(ListValue list, ListValue others) {
    for (Value other : others.items()) {
      if (!list.contains(other.present())) {
        return false;
      }
    }
    return true;
  }

  private static boolean intersects(ListValue left, ListValue right) {
    for (Value item : left.items()) {
      if (right.contains(item.present())) {
        return true;
      }
    }
    return false;
  }
}
