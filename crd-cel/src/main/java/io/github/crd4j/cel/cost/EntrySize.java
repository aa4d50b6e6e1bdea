package io.github.crd4j.cel.cost;

import org.jspecify.annotations.Nullable;

/**
 * How large the entries of a list or map may be that is made inside the rule.
 *
 * @param list whether it is a list; else a map
 * @param key of the keys of a map
 * @param value of the items of a list or the values of a map
 */
record EntrySize(boolean list, Size key, Size value) {

  static @Nullable EntrySize union(@Nullable EntrySize left, @Nullable EntrySize right) {
    return left == null || right == null
        ? null
        : new EntrySize(left.list, left.key.union(right.key), left.value.union(right.value));
  }
}
